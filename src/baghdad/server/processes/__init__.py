"""Several server processes on one machine: workers that each have their own tables, one writer, and a supervisor."""
