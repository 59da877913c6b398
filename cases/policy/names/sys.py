# covers: sys.getallocatedblocks, sys.getdlopenflags
# covers: sys.getunicodeinternedsize, sys.setdlopenflags, sys.setswitchinterval, sys.thread_info
# covers: sys.activate_stack_trampoline, sys.addaudithook, sys.breakpointhook, sys.call_tracing
# covers: sys.deactivate_stack_trampoline, sys.displayhook, sys.excepthook, sys.get_asyncgen_hooks
# covers: sys.get_coroutine_origin_tracking_depth, sys.getprofile, sys.gettrace, sys.is_stack_trampoline_active
# covers: sys.set_asyncgen_hooks, sys.set_coroutine_origin_tracking_depth, sys.setprofile, sys.settrace
# covers: sys.unraisablehook, sys.base_exec_prefix, sys.base_prefix, sys.exec_prefix, sys.meta_path, sys.path_hooks
# covers: sys.path_importer_cache, sys.platlibdir, sys.pycache_prefix, sys.stdin
# expect: differ hooks, paths of the installation and internals are out of reach
# Hooks, paths, internals and the standard input are missing from sys.
import sys

NAMES = """getallocatedblocks getdlopenflags getunicodeinternedsize setdlopenflags setswitchinterval thread_info
activate_stack_trampoline addaudithook breakpointhook call_tracing deactivate_stack_trampoline displayhook excepthook
get_asyncgen_hooks get_coroutine_origin_tracking_depth getprofile gettrace is_stack_trampoline_active
set_asyncgen_hooks set_coroutine_origin_tracking_depth setprofile settrace unraisablehook base_exec_prefix base_prefix
exec_prefix meta_path path_hooks path_importer_cache platlibdir pycache_prefix stdin _getframe _current_frames""".split()
for name in NAMES:
    try:
        print(name, type(getattr(sys, name)).__name__)
    except AttributeError as error:
        print(error)
