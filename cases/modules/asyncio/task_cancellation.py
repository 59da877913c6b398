# covers: asyncio.Task, asyncio.CancelledError, asyncio.create_task, asyncio.current_task, asyncio.all_tasks
# Cancelling is a request that the task may refuse; names, counts and who is running.
import asyncio


async def stubborn(log):
    for attempt in range(2):
        try:
            await asyncio.sleep(10)
        except asyncio.CancelledError as error:
            log.append((attempt, error.args))
    return "finished"


async def main():
    log = []
    task = asyncio.create_task(stubborn(log), name="stub")
    await asyncio.sleep(0)
    print(task.get_name(), task.done(), task.cancelling(), task.get_coro().__name__)
    print(task.cancel("one"), task.cancelling())
    await asyncio.sleep(0)
    print(task.uncancel(), task.cancelling())
    task.cancel("two")
    print(await task, log, task.cancelled(), task.cancel())
    task.set_name(7)
    print(repr(task.get_name()))
    never = asyncio.create_task(stubborn(log))
    never.cancel()
    try:
        await never
    except asyncio.CancelledError:
        print("before it began", never.cancelled(), log)
    try:
        never.exception()
    except asyncio.CancelledError as error:
        print("no exception", error.args)
    me = asyncio.current_task()
    print(me in asyncio.all_tasks(), len(asyncio.all_tasks()), me.get_name().startswith("Task-"))
    for call, value in ((me.set_result, 1), (me.set_exception, ValueError())):
        try:
            call(value)
        except RuntimeError as error:
            print(error)
    print(issubclass(asyncio.CancelledError, Exception), issubclass(asyncio.Task, asyncio.Future))
    try:
        asyncio.create_task(5)
    except TypeError as error:
        print(error)
    try:
        asyncio.Task(stubborn)
    except TypeError as error:
        print(str(error).split(" at 0x")[0])


asyncio.run(main())
