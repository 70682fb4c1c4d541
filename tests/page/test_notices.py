"""Notices that it is one's turn: asking for permission, while the page is hidden, and by Web Push when it is closed."""

from __future__ import annotations

import json

from tests.page.conftest import PERSON

BEN = {"kind": "person", "name": "Ben"}
HIDE = "() => Object.defineProperty(document, 'hidden', { value: true, configurable: true })"
NOTICES = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({ title, body, data }) => ({ title, body, hash: data.hash }));
}"""
TRIES = 600  # to see a notice, a tenth of a second each
# Chromium subscribes only through a push service on the internet, so its own API is replaced here.
FAKE_PUSH = """() => {
  const subscription = { endpoint: 'https://fcm.googleapis.com/to/me',
    toJSON: () => ({ endpoint: subscription.endpoint, keys: { p256dh: 'key', auth: 'secret' } }) };
  PushManager.prototype.subscribe = async (options) => (window.asked = options.applicationServerKey, subscription);
  PushManager.prototype.getSubscription = async () => subscription;
}"""


def act(page_server, created, seat=1):
    with page_server.join(created, seat=seat) as client:
        client.next()
        while client.to_act != [seat]:
            client.next()
        client.say("play", action=client.legal[0])


def until_told(driver):
    """Wait for a notice; return all."""
    for _ in range(TRIES):
        notices = driver.page.evaluate(NOTICES)
        if notices:
            return notices
        driver.page.wait_for_timeout(100)
    raise AssertionError(driver.report())


def test_hidden_page_tells_whose_turn_it_is_once_allowed(open_page, page_server):
    created = page_server.create_table("dieb", [PERSON, BEN])
    driver = open_page(created)
    driver.context.grant_permissions(["notifications"])
    driver.until("live")
    driver.button("More").click()
    driver.button("Notify me when it is my turn").click()
    driver.find('[aria-pressed="true"]').filter(has_text="Notify me").wait_for()
    driver.page.keyboard.press("Escape")
    driver.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    driver.play_by_click()
    driver.page.evaluate(HIDE)
    act(page_server, created)
    (notice,) = until_told(driver)
    table = created["table"]["table"]
    assert notice == {"title": "The Thief of Baghdad", "body": "Your turn", "hash": f"#table={table}&seat=0"}
    assert driver.page.title().startswith("●")


def test_refused_permission_leaves_the_switch_off_and_says_why(open_page, page_server):
    driver = open_page(page_server.create_table("dieb", [PERSON, BEN]))
    driver.page.evaluate(
        "() => { Notification.requestPermission = async () => 'denied';"
        " Object.defineProperty(Notification, 'permission', { value: 'default', configurable: true }); }"
    )
    driver.until("live")
    driver.button("More").click()
    driver.button("Notify me when it is my turn").click()
    driver.page.get_by_role("alert").get_by_text("allows no notices").wait_for()
    assert driver.button("Notify me when it is my turn").get_attribute("aria-pressed") == "false"


def test_page_subscribes_where_the_server_has_a_key(open_page, page_server):
    created = page_server.create_table("dieb", [PERSON, BEN])
    driver = open_page()
    driver.context.grant_permissions(["notifications"])
    driver.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    driver.page.add_init_script(f"({FAKE_PUSH})()")
    driver.page.evaluate("localStorage.setItem('baghdad.likes', JSON.stringify({ notices: true }))")
    driver.page.route("**/api/push", lambda route: route.fulfill(json={"public_key": "the server's key"}))
    sent = []

    def take(route):
        sent.append((route.request.method, json.loads(route.request.post_data)))
        route.fulfill(json={})

    driver.page.route("**/subscription", take)
    driver.page.goto(f"{driver.address}?again#table={created['table']['table']}&token={created['tokens'][0]}")
    driver.page.wait_for_function('() => window.asked === "the server\'s key"')
    driver.until("live")
    driver.button("More").click()
    driver.button("Notify me when it is my turn").click()
    driver.find('[aria-pressed="false"]').filter(has_text="Notify me").wait_for()
    driver.page.wait_for_timeout(0)
    endpoint = "https://fcm.googleapis.com/to/me"
    assert sent[0] == (
        "POST",
        {"endpoint": endpoint, "keys": {"p256dh": "key", "auth": "secret"}, "language": "en"},
    )
    assert sent[-1] == ("DELETE", {"endpoint": endpoint})
