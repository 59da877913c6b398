# expect: reject PermissionError at run
# open as a default value is refused when it is called.
def f(o=open):
    return o('made.txt', 'w')


f().close()
print('opened')
