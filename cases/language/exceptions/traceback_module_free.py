# What a program can see of a traceback without frames, line numbers and chain length.
def a():
    return b()


def b():
    raise ValueError("deep")


try:
    a()
except ValueError as e:
    tb = e.__traceback__
    lines = []
    while tb:
        lines.append(tb.tb_lineno)
        tb = tb.tb_next
    print(lines, type(e.__traceback__).__name__)
    bare = e.with_traceback(None)
    print(bare is e, e.__traceback__)
try:
    raise bare
except ValueError as again:
    print(again.__traceback__.tb_lineno, again.__traceback__.tb_next)
