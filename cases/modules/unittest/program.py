# unittest.main() as programs call it.
import io
import re
import sys
import unittest


class Stack:
    def __init__(self):
        self.items = []

    def push(self, item):
        self.items.append(item)

    def pop(self):
        if not self.items:
            raise IndexError("pop from empty stack")
        return self.items.pop()


class TestStack(unittest.TestCase):
    def setUp(self):
        self.stack = Stack()

    def test_push_and_pop(self):
        """What is pushed last is popped first."""
        self.stack.push(1)
        self.stack.push(2)
        self.assertEqual(self.stack.pop(), 2)
        self.assertEqual(self.stack.pop(), 1)

    def test_empty(self):
        with self.assertRaises(IndexError) as caught:
            self.stack.pop()
        self.assertIn("empty", str(caught.exception))

    def test_wrong(self):
        self.stack.push(3)
        self.assertEqual(len(self.stack.items), 2, "one item only")


if __name__ == "__main__":
    real, sys.stderr = sys.stderr, io.StringIO()
    try:
        unittest.main(argv=["stack"], verbosity=2)
    except SystemExit as end:
        print("exit", end.code)
    finally:
        text, sys.stderr = sys.stderr.getvalue(), real
    print(re.sub(r"in \d+\.\d{3}s", "in no time", text))
