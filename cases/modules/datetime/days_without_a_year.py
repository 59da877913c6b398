# A day of a month without a year is read, with a warning.
# covers: datetime.datetime
import time
from datetime import datetime

print(datetime.strptime("5 3", "%d %m"))
print(datetime.strptime("5 March", "%d %B"))
print(datetime.strptime("5 3 24", "%d %m %y"))
print(time.strptime("31", "%d")[:3])
print(datetime.strptime("03/05/24", "%x"), datetime.strptime("%d 3", "%%d %m"), datetime.strptime("12", "%H"))
