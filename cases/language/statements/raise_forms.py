# raise of classes, instances, with arguments, from clauses, and non-exceptions.
def run(src):
    try:
        exec(src)
    except BaseException as e:
        print(f"{src:45}", type(e).__name__, e.args, repr(e.__cause__), e.__suppress_context__)


for s in (
    "raise ValueError",
    "raise ValueError()",
    "raise ValueError('a', 1)",
    "raise ValueError from None",
    "raise ValueError from KeyError",
    "raise ValueError from KeyError('c')",
    "raise (ValueError)",
    "raise ValueError if 1 else KeyError",
    "raise [ValueError][0]",
    "raise 'text'",
    "raise 5",
    "raise None",
    "raise object()",
    "raise int",
    "raise ValueError from 'x'",
    "raise ValueError from 5",
    "raise type('E', (Exception,), {})('dyn')",
    "raise (lambda: OSError(2, 'm'))()",
    "raise",
    "raise KeyError('k') from ValueError()",
    "raise StopIteration(3)",
    "raise SystemExit",
    "raise KeyboardInterrupt",
    "raise GeneratorExit('g')",
    "raise NotImplemented",
    "raise NotImplementedError",
    "raise Exception(Exception('inner'))",
    "raise ValueError,",
    "raise BaseException",
    "raise ExceptionGroup('g', [ValueError(1)])",
    "raise undefined_error",
    "raise 1 / 0",
):
    run(s)
