# An uncaught group draws its members.
def fail(n):
    raise ValueError(f"number {n}")


errors = []
for n in range(2):
    try:
        fail(n)
    except ValueError as e:
        errors.append(e)
raise ExceptionGroup("several", errors + [ExceptionGroup("inner", [KeyError("k")])])
