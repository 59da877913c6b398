# expect: reject PermissionError at run
# open may be passed around, but not called.
def apply(f, *args):
    return f(*args)


openers = {"o": open}
print(callable(open))
apply(openers["o"], "by_value.txt", "w").close()
print("opened")
