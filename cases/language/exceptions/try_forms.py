# Which clause runs, in which order, with tuples, expressions and nested handlers.
def run(exc, *, in_else=None, in_except=None):
    log = []
    try:
        try:
            log.append("try")
            if exc:
                raise exc
        except (KeyError, IndexError) as e:
            log.append(f"lookup {e!r}")
            if in_except:
                raise in_except
        except ValueError:
            log.append("value")
        else:
            log.append("else")
            if in_else:
                raise in_else
        finally:
            log.append("finally")
        log.append("after")
    except BaseException as e:
        log.append(f"escaped {e!r} ctx={e.__context__!r}")
    return log


print(run(None), run(KeyError("k")), run(IndexError), run(ValueError("v")), run(TypeError("t")), sep="\n")
print(
    run(None, in_else=ValueError("e")),
    run(KeyError("k"), in_except=OSError("o")),
    run(KeyboardInterrupt()),
    run(SystemExit(2)),
    sep="\n",
)


def pick(n):
    print("evaluated", n)
    return ValueError if n else ()


try:
    try:
        raise ValueError(1)
    except pick(0):
        print("no")
    except pick(1):
        print("yes")
    except pick(2):
        print("not evaluated")
finally:
    print("end")
for bad in (5, "x", (ValueError, 5), None, int, [ValueError]):
    try:
        try:
            raise KeyError("orig")
        except bad:
            print("matched")
    except TypeError as e:
        print(e, "|", repr(e.__context__))
    except KeyError:
        print("not matched")
for bad in (5, "text", None, int, [], object, Exception()):
    try:
        raise bad
    except TypeError as e:
        print(e)
    except Exception as e:
        print("plain", repr(e))
try:
    raise
except RuntimeError as e:
    print(e)
