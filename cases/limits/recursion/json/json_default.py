# expect: limit recursion
# limits: time=250ms memory=32M output=64K
# A default that gives ever new objects.
import json


class Box:
    pass


json.dumps([Box()], default=lambda box: [[], Box(), Box(), Box()], check_circular=False)
