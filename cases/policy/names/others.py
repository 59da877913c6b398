# covers: codecs.open, io.open, io.open_code, io.FileIO, gc.get_objects, gc.get_referents, gc.get_referrers
# covers: types.CapsuleType, types.FrameType, types.CellType, time.clock_settime, time.clock_settime_ns
# covers: time.pthread_getcpuclockid, uuid.main, generator.gi_code, generator.gi_frame
# expect: differ files, frames, other objects and the host's clock are out of reach
# Names of several modules that would reach what programs may not.
import codecs
import gc
import io
import time
import types
import uuid

for module, names in ((codecs, "open"), (io, "open open_code FileIO"), (gc, "get_objects get_referents get_referrers"), (types, "CapsuleType FrameType CellType"),
                      (time, "clock_settime clock_settime_ns pthread_getcpuclockid"), (uuid, "main"), ((x for x in ()), "gi_code gi_frame")):
    for name in names.split():
        try:
            print(name, getattr(module, name) is not None)
        except AttributeError as error:
            print(error)
try:
    from io import open
except ImportError as error:
    print(error)
