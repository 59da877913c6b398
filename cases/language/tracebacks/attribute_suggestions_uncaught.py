# Misspelt attributes get CPython's suggestion.
class Shape:
    def __init__(self):
        self.colour = "red"

    def area(self):
        return 0


print(Shape().area())
print(Shape().color)
