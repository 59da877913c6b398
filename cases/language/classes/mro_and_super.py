# Method resolution order, cooperative super, and inconsistent bases.
class A:
    def who(self):
        return ["A"]


class B(A):
    def who(self):
        return ["B"] + super().who()


class C(A):
    def who(self):
        return ["C"] + super().who()


class D(B, C):
    def who(self):
        return ["D"] + super(D, self).who()


class E(C, B):
    pass


print(D().who(), E().who(), [k.__name__ for k in D.__mro__])
try:

    class F(D, E):
        pass
except TypeError as e:
    print(str(e).replace("\n", " / "))
try:

    class G(A, A):
        pass
except TypeError as e:
    print(e)
try:

    class H(object, A):
        pass
except TypeError as e:
    print(str(e).replace("\n", " / "))
try:

    class I(5):
        pass
except TypeError as e:
    print(e)
try:

    class J(bool):
        pass
except TypeError as e:
    print(e)
print(super(B, D()).who(), B.__bases__, A.__base__, D.mro()[-1])
for src in ("super(B, A()).who", "super(5, 1)", "super().x", "super(A).who", "super(D, D).who(D())"):
    try:
        print(src, eval(src))
    except Exception as e:
        print(src, "|", type(e).__name__, e)


class K(A):
    @classmethod
    def make(cls):
        return super().__new__(cls)

    @staticmethod
    def st():
        try:
            return super()
        except RuntimeError as e:
            return str(e)

    def lost(self):
        return [super(K, self).who() for _ in range(1)], (lambda: super(K, self).who())()


print(type(K.make()).__name__, K.st(), K().lost())
