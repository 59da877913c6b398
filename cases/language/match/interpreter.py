# A small expression evaluator over nested tuples, as models write it with match.
def ev(e, env=None):
    env = env or {}
    match e:
        case int() | float():
            return e
        case str(name):
            if name in env:
                return env[name]
            raise NameError(f"unbound {name}")
        case ("+" | "-" | "*" | "/" as op, left, right):
            a, b = ev(left, env), ev(right, env)
            match op:
                case "+":
                    return a + b
                case "-":
                    return a - b
                case "*":
                    return a * b
                case "/" if b == 0:
                    return float("inf")
                case "/":
                    return a / b
        case ("let", {**binds}, body):
            return ev(body, env | {k: ev(v, env) for k, v in binds.items()})
        case ("if", cond, yes, *no):
            return ev(yes, env) if ev(cond, env) else ev(no[0], env) if no else None
        case ("fn", [*params], body):
            return lambda *args: ev(body, {**env, **dict(zip(params, args))})
        case ("call", f, *args):
            return ev(f, env)(*[ev(a, env) for a in args])
        case []:
            return ()
        case [head, *_]:
            raise SyntaxError(f"unknown form {head!r} of {len(e)}")
        case _:
            raise TypeError(type(e).__name__)


print(
    ev(("+", 1, ("*", 2, 3))),
    ev(("/", 1, 0)),
    ev(("let", {"x": 5, "y": ("+", 1, 1)}, ("*", "x", "y"))),
    ev(("if", 0, 1)),
    ev(("if", 0, 1, 2)),
)
print(ev(("call", ("fn", ["a", "b"], ("-", "a", "b")), 10, 3)), ev([]))
for bad in (("what", 1), "zz", None, {1}, ("+", 1)):
    try:
        print(ev(bad))
    except Exception as e:
        print(type(e).__name__, e)
