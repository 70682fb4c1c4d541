"""Three browser engines behind one small interface, and the script that plays matches in each: `make browsers`.

Playwright drives Debian's Chromium, but not its Firefox and WebKit. Both answer standard protocols: Firefox WebDriver
BiDi on a web socket, WebKit the classic WebDriver over HTTP.
"""
