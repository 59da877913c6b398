# compile(..., "single"): one statement, and what ends it.
# covers: compile


def outcome(text):
    try:
        compile(text, "text", "single")
    except SyntaxError as error:
        return error.msg, error.lineno, error.offset, error.end_lineno, error.end_offset, error.text
    return "compiled"


for text in [
    "x",
    "x\n",
    "x; y",
    "x\n\n\n",
    "x  # end\n",
    "x = 5 # comment\nx = 6\n",
    "x = 5\nx = 6",
    "x = 5   \nx = 6",
    "del x\ndel y",
    "f()\n# between\ng()",
    "def f(): pass",
    "def f(): pass\n",
    "def f():\n  pass\n",
    "if x: pass",
    "while x: break",
    "class A: pass",
    "async def f(): pass",
    "for x in y:\n  pass\nz",
    "1 2",
    "   1",
    "# only this",
]:
    print(repr(text), outcome(text))
