# expect: reject TypeError at run
# A function cannot be made of code.
def f():
    return 1


code = compile('2', 'a', 'eval')
print(type(f)(code, {})())
