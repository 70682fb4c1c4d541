"""Reports: matches of one bot against itself, figures, and a page with charts and the conclusions that hold.

A game declares its reports (`Report`); nothing here knows a game. A page is a document in English like the others. It
is written by `baghdad balance` and never edited by hand.
"""
