# A KeyError with a quoted key leaves a property called from a loop.
class Config:
    def __init__(self, values):
        self._values = values

    @property
    def timeout(self):
        return self._values["time\tout"]


for config in [Config({"time\tout": 5}), Config({})]:
    print(config.timeout)
