# Which handler sees what when handlers themselves fail, return or continue.
trace = []


def work(mode):
    for attempt in range(3):
        try:
            try:
                trace.append((mode, attempt))
                if mode == "key":
                    raise KeyError(attempt)
                if mode == "type":
                    raise TypeError(attempt)
                if mode == "chain":
                    try:
                        {}["x"]
                    except KeyError as e:
                        raise ValueError("inner") from e
                return "no error"
            except KeyError as e:
                if e.args[0] < 1:
                    continue
                raise RuntimeError("gave up") from e
            except ValueError as e:
                return f"value {e} from {e.__cause__!r}"
            finally:
                trace.append("f")
        except RuntimeError as e:
            return f"{e} / {e.__cause__!r} / {e.__context__ is e.__cause__}"


for m in ("none", "key", "chain", "type"):
    try:
        print(m, work(m))
    except TypeError as e:
        print("outside", repr(e), e.__context__)
print(trace)


def cleanup():
    order = []
    try:
        try:
            raise ValueError("a")
        finally:
            order.append("1")
            try:
                raise KeyError("b")
            except KeyError as e:
                order.append(repr(e.__context__))
    except ValueError as e:
        order.append(repr(e))
        order.append(e.__context__)
    return order


print(cleanup())


def handler_raises():
    try:
        try:
            raise ValueError(1)
        except ValueError:
            raise
        else:
            print("no")
    except ValueError as e:
        try:
            raise
        except ValueError as again:
            return again is e


print(handler_raises())
