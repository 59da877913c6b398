# A vending machine, a traffic light generator, and a comment-stripping scanner.
class Vending:
    PRICES = {"tea": 120, "cola": 150}

    def __init__(self):
        self.state, self.credit, self.log = "idle", 0, []

    def send(self, event, *args):
        handler = getattr(self, f"{self.state}_{event}", None)
        if handler is None:
            self.log.append(f"{event} ignored in {self.state}")
        else:
            self.state = handler(*args) or self.state
        return self

    def idle_coin(self, n):
        self.credit += n
        return "ready"

    def ready_coin(self, n):
        self.credit += n

    def ready_select(self, item):
        if item not in self.PRICES:
            self.log.append(f"no {item}")
            return
        if self.credit < self.PRICES[item]:
            self.log.append(f"{item} needs {self.PRICES[item] - self.credit} more")
            return
        self.credit -= self.PRICES[item]
        self.log.append(f"sold {item}")
        return "ready" if self.credit else "idle"

    def ready_refund(self):
        self.log.append(f"refund {self.credit}")
        self.credit = 0
        return "idle"


v = Vending()
v.send("select", "tea").send("coin", 100).send("select", "tea").send("coin", 100).send(
    "select", "juice"
).send("select", "tea").send("refund").send("refund")
print(*v.log, v.state, v.credit, sep="\n")


def light():
    mode = "normal"
    while True:
        for colour, secs in (
            (("red", 3), ("green", 2), ("yellow", 1)) if mode == "normal" else (("blink", 1),)
        ):
            got = yield colour, secs
            if got:
                mode = got
                break


l = light()
print([next(l) for _ in range(5)], l.send("night"), next(l), l.send("normal"), next(l))


def strip(code):
    out, state = [], "code"
    for c, nxt in zip(code, code[1:] + "\n"):
        match state, c, nxt:
            case "code", '"', _:
                state = "string"
                out.append(c)
            case "string", '"', _:
                state = "code"
                out.append(c)
            case "code", "/", "/":
                state = "comment"
            case "comment", "\n", _:
                state = "code"
                out.append(c)
            case "comment", _, _:
                pass
            case _:
                out.append(c)
    return "".join(out)


print(repr(strip('a = "x // y" // gone\nb = 1 / 2 //z')))
