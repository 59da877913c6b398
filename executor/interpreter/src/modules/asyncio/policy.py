

class _State:
    running = None
    current = None
    tasks = {}
    counter = 0


_state = _State()


def get_running_loop():
    """The loop that runs now."""
    if _state.running is None:
        raise RuntimeError("no running event loop")
    return _state.running


def _get_running_loop():
    return _state.running


@_abstract("get_event_loop set_event_loop new_event_loop get_child_watcher set_child_watcher", "")
class AbstractEventLoopPolicy:
    """Which loop belongs to whom."""


class DefaultEventLoopPolicy(AbstractEventLoopPolicy):
    """One loop, for the one thread there is."""

    _loop = None

    def get_event_loop(self):
        if self._loop is None:
            self._loop = self.new_event_loop()
        return self._loop

    def set_event_loop(self, loop):
        if loop is not None and not isinstance(loop, AbstractEventLoop):
            found = type(loop).__name__
            raise TypeError(f"loop must be an instance of AbstractEventLoop or None, not '{found}'")
        self._loop = loop

    def new_event_loop(self):
        return SelectorEventLoop()


_policy = DefaultEventLoopPolicy()


def get_event_loop_policy():
    """The policy in use."""
    return _policy


def set_event_loop_policy(policy):
    """Use another policy."""
    global _policy
    if policy is not None and not isinstance(policy, AbstractEventLoopPolicy):
        found = type(policy).__name__
        raise TypeError(f"policy must be an instance of AbstractEventLoopPolicy or None, not '{found}'")
    _policy = DefaultEventLoopPolicy() if policy is None else policy


def get_event_loop():
    """The loop that runs, or the one of the policy."""
    return _state.running if _state.running is not None else _policy.get_event_loop()


def set_event_loop(loop):
    """Make a loop the one of the policy."""
    _policy.set_event_loop(loop)


def new_event_loop():
    """A new loop."""
    return _policy.new_event_loop()
