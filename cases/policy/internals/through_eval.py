# expect: reject AttributeError at run
# eval and exec see the same closed objects.
def f(x):
    return x


print(eval("f(2)"))
exec("print(f.__code__.co_name)")
