# count and repeat show what is left of them.

def tell(function, *args, **named):
    try:
        print(repr(function(*args, **named)))
    except Exception as error:
        print(type(error).__name__, error)


import itertools

numbers = itertools.count(3)
print(numbers, next(numbers), numbers)
print(itertools.count(), itertools.count(1.5), itertools.count(1, 2), itertools.count(0, 1.0), itertools.count('a'
      if False else 2, -1))
times = itertools.repeat('a', 3)
print(times, next(times), times, list(times), times)
print(itertools.repeat(None), itertools.repeat([1], -5))
