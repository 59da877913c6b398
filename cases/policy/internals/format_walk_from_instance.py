# expect: reject AttributeError at run
# A format walk from an instance to its module.
class User:
    def __init__(self, name):
        self.name = name


SECRET = "hidden"
print("{u.name}".format(u=User("ada")))
print("{u.__init__.__globals__[SECRET]}".format(u=User("ada")))
