"""Balance reports: matches of one strong bot against itself, statistics, and a page with conclusions drawn from them.

The page is a document in English like the others. `baghdad balance` writes it; it is never edited by hand.
"""
