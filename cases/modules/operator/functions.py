# Every function of the operator module once, with in-place forms.
import operator as o
print(o.add(1, 2), o.sub(5, 3), o.mul("a", 3), o.truediv(1, 4), o.floordiv(-7, 2), o.mod(-7, 3), o.pow(2, 10), o.neg(5), o.pos(-5), o.abs(-3), o.invert(5), o.lshift(1, 4), o.rshift(16, 2), o.and_(6, 3), o.or_(6, 1), o.xor(6, 3), o.not_([]), o.truth([0]), o.is_(None, None), o.is_not(1, None), o.lt(1, 2), o.le(2, 2), o.eq(1, 1.0), o.ne(1, 2), o.ge(1, 2), o.gt(2, 1), o.concat([1], [2]), o.contains("abc", "b"), o.countOf([1, 2, 1], 1), o.indexOf("abc", "c"), o.getitem({"k": 1}, "k"), o.index(True), o.length_hint([1, 2]), o.call(max, 1, 5), o.is_none(None) if hasattr(o, "is_none") else "3.13 has no is_none")
l = [1, 2, 3]; print(o.setitem(l, 0, "x"), o.delitem(l, 1), l, o.iadd(l, [9]), l, o.imul(l, 2) is l, o.iadd(1, 2), o.isub(5, 1), o.ior({1}, {2}), o.iconcat([1], [2]), o.ipow(2, 3), o.__add__(1, 1), o.matmul.__name__, o.ifloordiv(7, 2), o.itruediv(1, 2), o.imod(7, 4), o.ilshift(1, 2), o.ixor(5, 1))
for f in (lambda: o.add(1, "a"), lambda: o.index(1.5), lambda: o.indexOf([1], 2), lambda: o.concat(1, 2), lambda: o.getitem([1], 5), lambda: o.add(1), lambda: o.matmul(1, 2), lambda: o.length_hint(5, "a"), lambda: o.contains(5, 1), lambda: o.mod("%d", "x"), lambda: o.lt(1, "a"), lambda: o.delitem({}, 1)):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
