# An explicit cause is printed before the error it caused.
def parse(text):
    try:
        return int(text)
    except ValueError as e:
        raise RuntimeError(f"bad input {text!r}") from e


def main():
    for t in ("1", "two"):
        print(parse(t))


main()
