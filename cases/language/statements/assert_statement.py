# assert evaluates its message only on failure, and wraps any object.
assert True, 1 / 0
assert [0]
for cond, msg in ((0, "text"), ("", None), ([], 5), ((), ("a", "b")), (None, ValueError("inner"))):
    try:
        assert cond, msg
    except AssertionError as e:
        print(repr(e), "|", e, "|", e.args)
try:
    assert False
except AssertionError as e:
    print(repr(e), e.args, str(e) == "")
try:
    assert 1 < 0, f"{1 + 1} is not {3!r}"
except AssertionError as e:
    print(e)
try:
    assert (lambda: False)(), (x for x in ()).__class__.__name__
except AssertionError as e:
    print(e)
AssertionError = ValueError
try:
    assert 0, "builtin class is still raised"
except ValueError:
    print("wrong")
except Exception as e:
    print(type(e).__name__, e)
