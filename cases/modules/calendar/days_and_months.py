# The enumerations of days and months, and their names as numbers of the module.
# covers: calendar.Day, calendar.Month, calendar.MONDAY, calendar.TUESDAY, calendar.WEDNESDAY, calendar.THURSDAY, calendar.FRIDAY, calendar.SATURDAY, calendar.SUNDAY, calendar.JANUARY, calendar.FEBRUARY, calendar.MARCH, calendar.APRIL, calendar.MAY, calendar.JUNE, calendar.JULY, calendar.AUGUST, calendar.SEPTEMBER, calendar.OCTOBER, calendar.NOVEMBER, calendar.DECEMBER
import calendar

for kind in (calendar.Day, calendar.Month):
    print(kind, kind.__mro__[1].__name__, [(member.name, member.value) for member in kind])
    for member in kind:
        same = getattr(calendar, member.name)
        print(repr(same), same, same is member, f"{same}", f"{same:03}", same + 1, type(same).__name__)
    for value in (0, 12, 13, "MAY", None):
        try:
            print(repr(kind(value)))
        except ValueError as error:
            print(error)
print(calendar.MONDAY == 0, calendar.SUNDAY == 6, calendar.JANUARY == 1, [1, 2, 3][calendar.TUESDAY])
print(sorted(calendar.__all__))
