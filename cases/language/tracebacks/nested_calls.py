# An uncaught error several calls deep, through a method, a lambda and a comprehension.
class Account:
    def __init__(self, balance):
        self.balance = balance

    def withdraw(self, amount):
        if amount > self.balance:
            raise ValueError(f"cannot withdraw {amount}, only {self.balance} left")
        self.balance -= amount


def run(account, amounts):
    return [account.withdraw(a) for a in amounts]


apply = lambda f, *args: f(*args)
print("before")
apply(run, Account(10), [3, 4, 5])
print("never")
