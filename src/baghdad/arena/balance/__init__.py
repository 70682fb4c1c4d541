"""What the games are like: tables of one strong player, figures from their matches, and a page that says what they say.

The page is a document of the project, in English like the others; it is written by `baghdad balance`, never by hand.
"""
