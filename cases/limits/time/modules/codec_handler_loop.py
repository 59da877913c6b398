# expect: limit time
# limits: time=250ms memory=32M output=64K
# An error handler that goes back to the same place.
import codecs

codecs.register_error("again", lambda error: ("", error.start))
"é".encode("ascii", "again")
