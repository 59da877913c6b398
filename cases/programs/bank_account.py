# Bank account classes with inheritance, properties and custom errors.
class InsufficientFunds(Exception):
    def __init__(self, balance, amount):
        super().__init__(f"balance {balance:.2f} is less than {amount:.2f}")
        self.shortfall = amount - balance


class Account:
    _next = 1000

    def __init__(self, owner, balance=0.0):
        self.owner, self._balance = owner, balance
        self.number = Account._next
        Account._next += 1
        self.history = []

    @property
    def balance(self):
        return self._balance

    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("deposit must be positive")
        self._balance += amount
        self.history.append(("deposit", amount))
        return self

    def withdraw(self, amount):
        if amount > self._balance:
            raise InsufficientFunds(self._balance, amount)
        self._balance -= amount
        self.history.append(("withdraw", amount))
        return self

    def __str__(self):
        return f"#{self.number} {self.owner:<8}{self.balance:>10,.2f}"


class Savings(Account):
    def __init__(self, owner, balance=0.0, *, rate):
        super().__init__(owner, balance)
        self.rate = rate

    def add_interest(self):
        return self.deposit(round(self.balance * self.rate, 2))

    def __str__(self):
        return f"{super().__str__()} @ {self.rate:.1%}"


accounts = [Account("Ada", 100), Savings("Grace", 2500.5, rate=0.035)]
accounts[0].deposit(50).withdraw(30.25)
accounts[1].add_interest()
for action in (
    lambda: accounts[0].withdraw(1000),
    lambda: accounts[0].deposit(-5),
    lambda: setattr(accounts[0], "balance", 1e6),
):
    try:
        action()
    except InsufficientFunds as e:
        print("refused:", e, e.shortfall)
    except (ValueError, AttributeError) as e:
        print(type(e).__name__, e)
for a in accounts:
    print(a, a.history)
result = {a.owner: a.balance for a in accounts}
