# Finalisers run after an uncaught exception, too, and what they raise is told and goes no further.
class Noisy:
    def __init__(self, name):
        self.name = name

    def __del__(self):
        print("gone:", self.name)
        if self.name == "second":
            later.append(self.name)


later = []
first = Noisy("first")
second = Noisy("second")
print("before")
{}["missing"]
