# break, continue and return leave through finally blocks, in order, and may be overridden there.
def order():
    log = []
    for i in range(4):
        try:
            try:
                if i == 1:
                    continue
                if i == 2:
                    break
                log.append(("body", i))
            finally:
                log.append(("inner", i))
        finally:
            log.append(("outer", i))
    return log


print(order())


def override():
    while True:
        try:
            return "first"
        finally:
            break
    return "after loop"


def swallow():
    for i in range(3):
        try:
            1 / 0
        finally:
            continue
    return "swallowed"


def nested_return():
    try:
        return "try"
    finally:
        try:
            return "finally"
        finally:
            print("innermost")


def value_kept():
    x = [1]
    try:
        return x
    finally:
        x.append(2)
        x = "rebound"


print(override(), swallow(), nested_return(), value_kept())
