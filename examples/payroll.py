# An ordinary program: what people earn, and who earns most.


class Employee:
    def __init__(self, name, hours, rate):
        self.name = name
        self.hours = hours
        self.rate = rate

    @property
    def pay(self):
        overtime = max(0, self.hours - 40)
        return self.hours * self.rate + overtime * self.rate * 0.5


def raised(staff, percent):
    for person in staff:
        yield Employee(person.name, person.hours, person.rate * (1 + percent / 100))


staff = [Employee("Ada", 42, 61.5), Employee("Grace", 38, 58.0), Employee("Alan", 51, 49.25)]
for person in sorted(staff, key=lambda person: person.pay, reverse=True):
    print(f"{person.name:<6} {person.hours:>3} h {person.pay:>9,.2f}")

total = sum(person.pay for person in staff)
after = sum(person.pay for person in raised(staff, 3))
print(f"A raise of 3 % costs {after - total:,.2f} a week")
result = {person.name: person.pay for person in staff}
