# A WeakSet among other things that are gone over: what has no weak reference, what has no hash, and its class.
# covers: weakref.WeakSet, weakref.WeakKeyDictionary, weakref.WeakValueDictionary, weakref.ref
import collections.abc
import weakref


class P:
    def __init__(self, n):
        self.n = n

    def __repr__(self):
        return f"P{self.n}"


def shown(text):
    try:
        found = eval(text)
        print(text, "->", sorted(map(repr, found)) if isinstance(found, weakref.WeakSet) else found)
    except Exception as error:
        print(text, "->", type(error).__name__ + ":", "a reference" if "0x" in str(error) else error)


a, b, c = P(1), P(2), P(3)
S, R = weakref.WeakSet([a, b]), weakref.WeakSet([b, c])
K, V = weakref.WeakKeyDictionary({a: 1}), weakref.WeakValueDictionary(a=a)
for text in """S | R | S | [c] | S & R | S - R | S ^ R | S <= R | S <= [a, b, c] | S >= [a] | S > [a] | S == {a, b} | S < 1 | S - 1 | [a] | S
1 in S | [] in S | S.remove(c) | S.isdisjoint([1]) | S.isdisjoint([[]]) | S.issuperset([1]) | S.issuperset([c, 1]) | S.union([1])
S.intersection([[]]) | S.difference([1]) | S.update([1]) | type(S) | type(S).__mro__ | isinstance(S, collections.abc.MutableSet)
weakref.WeakSet[int] | weakref.WeakSet().pop() | hash(S) | K.keys.__name__ | V.keys.__name__ | V.__iter__.__name__ | K[1] | K.get(1)
weakref.ref() | weakref.ref(1, 2, 3) | weakref.ref(1, x=1) | weakref.ref(a, x=1) | weakref.ref(a).__call__(1) | weakref.ref(a)(x=1)
weakref.ref(a).__init__() | weakref.ref(a).__init__(1, 2, 3) | weakref.ref(a).__init__(x=1) | weakref.ref.__gt__(1)
weakref.ref(a) < weakref.ref(b) | weakref.proxy(x=1) | weakref.WeakSet.__init_subclass__(1, x=2)""".replace("\n", " | ").split(" | "):
    shown(text)
