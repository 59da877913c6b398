# Properties with getters, setters, deleters, inheritance and error wording.
class Temp:
    def __init__(self, c=0):
        self.celsius = c

    @property
    def celsius(self):
        "Degrees."
        return self._c

    @celsius.setter
    def celsius(self, v):
        if v < -273.15:
            raise ValueError(f"{v} is below absolute zero")
        self._c = v

    @celsius.deleter
    def celsius(self):
        self._c = 0

    @property
    def fahrenheit(self):
        return self.celsius * 9 / 5 + 32

    kelvin = property(lambda self: self._c + 273.15, doc="K")


t = Temp(25)
t.celsius += 5
print(
    t.celsius, t.fahrenheit, t.kelvin, Temp.celsius.__doc__, Temp.kelvin.__doc__, type(Temp.celsius).__name__
)
del t.celsius
print(t.celsius)
for s in (
    "t.celsius = -300",
    "t.fahrenheit = 1",
    "del t.fahrenheit",
    "t.kelvin = 0",
    "Temp.fahrenheit.fget(5)",
    "Temp(-500)",
):
    try:
        exec(s)
    except Exception as e:
        print(s, "|", type(e).__name__, e)


class Sub(Temp):
    @property
    def celsius(self):
        return super().celsius + 1000

    @Temp.kelvin.getter
    def kelvin(self):
        return "sub"


try:
    Sub(1)
except AttributeError as e:
    print(e)


class Sub2(Temp):
    @Temp.celsius.setter
    def celsius(self, v):
        Temp.celsius.fset(self, v * 2)


print(Sub2(4).celsius, Sub2(4).kelvin, Sub.kelvin.fget(1))
t.__dict__["fahrenheit"] = "shadow?"
print(t.fahrenheit)


class W:
    x = property()
    y = property(None, lambda self, v: print("y set", v))


try:
    W().x
except AttributeError as e:
    print(e)
W().y = 5
try:
    W().y
except AttributeError as e:
    print(e)
