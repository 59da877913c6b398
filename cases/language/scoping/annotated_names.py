# An annotation makes a name local only where it stands without parentheses, or with a value.


def plain():
    missing: int
    return missing


def parenthesised():
    (missing): int
    return missing


def valued():
    (missing): int = 3
    return missing


for function in [plain, parenthesised, valued]:
    try:
        print(function())
    except NameError as error:
        print(type(error).__name__, error)
