# A cart with discounts as strategy functions, taxes in cents and a printed receipt.
class Item:
    def __init__(self, name, cents, qty=1, *, taxable=True):
        self.name, self.cents, self.qty, self.taxable = name, cents, qty, taxable

    @property
    def total(self):
        return self.cents * self.qty

    def __eq__(self, other):
        return isinstance(other, Item) and vars(self) == vars(other)

    def __repr__(self):
        return f"Item({', '.join(f'{k}={v!r}' for k, v in vars(self).items())})"


def percent(p):
    return lambda cart: -round(cart.subtotal * p / 100)


def buy_n_get_one(name, n):
    return lambda cart: -sum(i.cents * (i.qty // (n + 1)) for i in cart if i.name == name)


def over(limit, off):
    return lambda cart: -off if cart.subtotal > limit else 0


class Cart:
    TAX = 0.0825

    def __init__(self, *items):
        self._items, self.discounts = list(items), {}

    def __iter__(self):
        return iter(self._items)

    def __len__(self):
        return sum(i.qty for i in self)

    def __iadd__(self, item):
        for i in self:
            if i.name == item.name and i.cents == item.cents:
                i.qty += item.qty
                return self
        self._items.append(item)
        return self

    def __contains__(self, name):
        return any(i.name == name for i in self)

    def __getitem__(self, key):
        return self._items[key] if isinstance(key, int) else next((i for i in self if i.name == key), None)

    @property
    def subtotal(self):
        return sum(i.total for i in self)

    def receipt(self):
        yield from (f"{i.name:<12}{i.qty:>3} x {i.cents / 100:>7.2f}{i.total / 100:>10.2f}" for i in self)
        due = self.subtotal
        for label, rule in self.discounts.items():
            if cut := rule(self):
                due += cut
                yield f"{label:<25}{cut / 100:>10.2f}"
        tax = round(sum(i.total for i in self if i.taxable) * self.TAX)
        yield f"{'tax':<25}{tax / 100:>10.2f}"
        yield f"{'DUE':=<25}{(due + tax) / 100:=>10.2f}"


cart = Cart(Item("apple", 45, 7, taxable=False), Item("pen", 1999))
cart += Item("apple", 45, 2)
cart += Item("mug", 850, 2)
cart.discounts |= {
    "ten percent": percent(10),
    "3+1 apples": buy_n_get_one("apple", 3),
    "big spender": over(100_000, 500),
}
print(*cart.receipt(), sep="\n")
print(
    len(cart),
    "pen" in cart,
    "ink" in cart,
    cart["mug"],
    cart["ink"],
    cart[0].total,
    cart[-1] == Item("mug", 850, 2),
    bool(Cart()),
)
try:
    cart[9]
except IndexError as e:
    print(e)
try:
    cart[0].total = 5
except AttributeError as e:
    print(e)
