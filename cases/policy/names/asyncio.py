# covers: asyncio.BaseProtocol, asyncio.BaseTransport, asyncio.BufferedProtocol, asyncio.DatagramProtocol
# covers: asyncio.DatagramTransport, asyncio.Protocol, asyncio.ReadTransport, asyncio.Server, asyncio.StreamReader
# covers: asyncio.StreamReaderProtocol, asyncio.StreamWriter, asyncio.Transport, asyncio.WriteTransport
# covers: asyncio.open_unix_connection, asyncio.start_unix_server, asyncio.AbstractChildWatcher
# covers: asyncio.FastChildWatcher, asyncio.MultiLoopChildWatcher, asyncio.PidfdChildWatcher
# covers: asyncio.SafeChildWatcher, asyncio.SubprocessProtocol, asyncio.SubprocessTransport
# covers: asyncio.ThreadedChildWatcher, asyncio.get_child_watcher, asyncio.set_child_watcher, asyncio._enter_task
# covers: asyncio._leave_task, asyncio._register_task, asyncio._set_running_loop, asyncio._unregister_task
# covers: asyncio.open_connection, asyncio.start_server, asyncio.create_subprocess_exec
# covers: asyncio.create_subprocess_shell
# expect: differ there is nothing to connect to and no process to start
# What would reach the host through asyncio is missing, or refuses when it is called.
import asyncio

NAMES = """BaseProtocol BaseTransport BufferedProtocol DatagramProtocol DatagramTransport Protocol ReadTransport Server
StreamReader StreamReaderProtocol StreamWriter Transport WriteTransport open_unix_connection start_unix_server
AbstractChildWatcher FastChildWatcher MultiLoopChildWatcher PidfdChildWatcher SafeChildWatcher SubprocessProtocol
SubprocessTransport ThreadedChildWatcher get_child_watcher set_child_watcher _enter_task _leave_task _register_task
_set_running_loop _unregister_task""".split()
for name in NAMES:
    try:
        print(name, getattr(asyncio, name) is not None)
    except AttributeError as error:
        print(error)


async def main():
    for name in ("open_connection", "start_server", "create_subprocess_exec", "create_subprocess_shell"):
        try:
            await getattr(asyncio, name)()
        except Exception as error:
            print(name, type(error).__name__)


asyncio.run(main())
