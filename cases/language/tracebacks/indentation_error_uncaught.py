# An indentation error in the program itself.
def f():
    x = 1
      y = 2
    return x
