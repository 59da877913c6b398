# A class derived from super finds attributes as super does, and has some of its own.
# covers: super


class Tracing(super):
    def traced(self, name):
        print("looking for", name)
        return getattr(self, name)


class Base:
    def method(self):
        return "method of Base"

    @property
    def value(self):
        return 7


class Derived(Base):
    value = None

    def method(self):
        return "Derived, then " + Tracing(Derived, self).traced("method")()

    def read(self):
        return Tracing(Derived, self).value


derived = Derived()
print(derived.method(), derived.read())
found = Tracing(Derived, derived)
print(found.__class__.__name__, found.__thisclass__.__name__, found.__self__ is derived, found.__self_class__.__name__)
print(isinstance(found, super), repr(found).partition(",")[0])
unbound = Tracing(Derived)
print(unbound.__self__, type(unbound.__get__(derived)).__name__, unbound.__get__(derived).method())
try:
    found.absent
except AttributeError as error:
    print(error)


class Noting(super):
    def __init__(self, *args):
        super().__init__(*args)
        self.noted = True


print(Noting(Derived, derived).noted, Noting(Derived, derived).method())


class Emptied:
    def method(self):
        nonlocal __class__
        del __class__
        super()


try:
    Emptied().method()
except RuntimeError as error:
    print(error)
