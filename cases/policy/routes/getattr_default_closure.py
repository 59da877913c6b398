# expect: reject AttributeError at run
# getattr with __closure__ gives no door.
def f(x=1):
    return x


print(f())
print(getattr(f, '__closure__').__class__.__name__)
