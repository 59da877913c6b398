# covers: logging.FileHandler, logging.StreamHandler
# expect: differ there are no files to write to
# A file handler cannot be had; a stream handler does not care what it writes to.
import io
import logging

for make in (lambda: logging.FileHandler("log.txt", delay=True), lambda: logging.basicConfig(filename="log.txt", force=True)):
    try:
        print(type(make()).__name__)
    except Exception as error:
        print(type(error).__name__)
logging.getLogger().handlers.clear()


class Lines:
    def __init__(self):
        self.lines = []

    def write(self, text):
        self.lines.append(text)


lines = Lines()
log = logging.getLogger("lines")
log.propagate = False
log.addHandler(logging.StreamHandler(lines))
log.warning("one %s", 1)
print(lines.lines, logging.StreamHandler().stream is not None)
