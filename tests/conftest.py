"""What holds for all tests."""

from hypothesis import settings

# A machine that has other things to do is no failure.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
