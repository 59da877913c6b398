# Uncaught exceptions of user classes, qualified by their scope, with notes and multi-line text.
def make():
    class Local(Exception):
        def __str__(self):
            return "line one\nline two"

    e = Local("args ignored")
    e.add_note("a note")
    e.add_note("another\nnote")
    return e


raise make()
