# expect: reject PermissionError at run
# open as a method is no way around.
class C:
    o = staticmethod(open)


C.o('made.txt', 'w').close()
print('opened')
