# covers: asyncio.AbstractEventLoopPolicy, asyncio.DefaultEventLoopPolicy, asyncio.get_event_loop_policy
# covers: asyncio.set_event_loop_policy, asyncio.IncompleteReadError, asyncio.LimitOverrunError, asyncio.AbstractServer
# covers: asyncio.SendfileNotAvailableError
# Policies hand out loops; errors of streams can be made and looked at.
import asyncio

policy = asyncio.get_event_loop_policy()
print(isinstance(policy, asyncio.AbstractEventLoopPolicy), isinstance(policy, asyncio.DefaultEventLoopPolicy))
loop = policy.new_event_loop()
policy.set_event_loop(loop)
print(policy.get_event_loop() is loop)
loop.close()


class Counting(asyncio.DefaultEventLoopPolicy):
    made = 0

    def new_event_loop(self):
        Counting.made += 1
        return super().new_event_loop()


asyncio.set_event_loop_policy(Counting())
asyncio.run(asyncio.sleep(0))
print(Counting.made, type(asyncio.get_event_loop_policy()).__name__)
asyncio.set_event_loop_policy(None)
try:
    asyncio.set_event_loop_policy(5)
except TypeError as error:
    print(error)
for expected in (10, None):
    error = asyncio.IncompleteReadError(b"abc", expected)
    print(error, error.partial, error.expected, isinstance(error, EOFError), error.args)
error = asyncio.LimitOverrunError("too long", 7)
print(error, error.consumed, error.args)
print(issubclass(asyncio.SendfileNotAvailableError, RuntimeError))
server = asyncio.AbstractServer()
for name in ("close", "get_loop", "is_serving"):
    try:
        getattr(server, name)()
    except NotImplementedError as error:
        print(name, repr(error))
base = asyncio.AbstractEventLoop()
for name in ("run_forever", "stop", "is_running", "time", "create_future"):
    try:
        getattr(base, name)()
    except NotImplementedError as error:
        print(name, repr(error))
