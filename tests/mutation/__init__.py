"""Mutation tests: `python -m tests.mutation --package dieb` changes the sources in one place at a time and runs tests.

A change that no test notices is a survivor. mutmut doesn't change decorated functions, and every rule is one.
"""
