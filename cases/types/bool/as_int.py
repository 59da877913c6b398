# bool in arithmetic, formatting, indexing and as key.
print(True + 1, True - True, True * 2.5, True / 2, True // 2, -True, +False, True ** 3, True << 2, ~5 if True else 0, True & False, True | False, True ^ True, type(True ^ False), type(True + False), True & 3, 2 | True)
print(f"{True} {True:d} {True:5}| {False:>6} {True:b} {True:.1f}", "%s %d %r" % (True, True, False), str(True), int(True), float(True), complex(True), ["no", "yes"][True], "ab"[False], {True: 1}[1], {0: "z"}[False], sum([True, False, True]), sorted([True, 0, 2, False]), max(True, 1), [True, 1, 1.0].index(1), [True, False].count(1), isinstance(True, int), True is (1 == 1), True == 1, True is not False, hash(True), bool(True).bit_length(), True.to_bytes(1, "big"), (True).__and__(1), True.__class__, True.real, bool.from_bytes(b"\1"), bool("0"), not 0.0, range(True), divmod(True, True), round(True), abs(True), bin(True), chr(65 + True), "x" * True, [0] * False)
yes = True
for f in (lambda: True.x, lambda: True + "a", lambda: yes(), lambda: yes[0], lambda: len(True), lambda: [*True], lambda: "a" + True):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
