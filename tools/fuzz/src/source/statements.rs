//! Statements: a writer that knows what it has defined so far.

use crate::{
    random::Random,
    source::expressions::{Function, Name, Names, TYPES, Type, call, expression},
};

const ERRORS: [&str; 9] = [
    "ValueError",
    "KeyError",
    "TypeError",
    "ZeroDivisionError",
    "(IndexError, KeyError)",
    "Exception",
    "LookupError",
    "ArithmeticError",
    "AttributeError",
];

/// Classes that programs may use: they say what is asked of them.
const HELPERS: &str = "\
class Guard:
    def __init__(self, name, eats=False):
        self.name, self.eats = name, eats
    def __enter__(self):
        print('enter', self.name)
        return self.name
    def __exit__(self, kind, value, trace):
        print('exit', self.name, kind and kind.__name__, value)
        return self.eats
class Point:
    __match_args__ = ('x', 'y')
    def __init__(self, x, y=0):
        self.x, self.y = x, y
    def __repr__(self):
        return f'Point({self.x!r}, {self.y!r})'
    def __eq__(self, other):
        return isinstance(other, Point) and (self.x, self.y) == (other.x, other.y)
    def __lt__(self, other):
        return self.x < other.x
    def __add__(self, other):
        return Point(self.x + other.x, self.y + other.y)
    def __getitem__(self, key):
        return (self.x, self.y)[key]
    @property
    def size(self):
        return abs(self.x) + abs(self.y)
    @classmethod
    def make(cls, *parts):
        return cls(*parts)
    @staticmethod
    def zero():
        return Point(0)
def traced(function):
    def wrapper(*args, **kwargs):
        print('call', function.__name__, args, kwargs)
        return function(*args, **kwargs)
    return wrapper
";

pub struct Writer<'a> {
    random: &'a mut Random,
    text: String,
    indent: usize,
    names: Names,
    /// Loops, functions and generators around the place.
    loops: usize,
    function: Option<Kind>,
    next: usize,
    /// Statements that may still be written: nesting multiplies.
    budget: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Plain,
    Generator,
}

impl<'a> Writer<'a> {
    pub fn new(random: &'a mut Random) -> Self {
        let names = Names { may_walrus: true, ..Names::default() };
        Writer { random, text: HELPERS.to_owned(), indent: 0, names, loops: 0, function: None, next: 0, budget: 40 }
    }

    pub fn program(mut self) -> String {
        for _ in 0..self.random.between(4, 10) {
            if self.budget == 0 {
                break;
            }
            // Most statements may fail without ending the program; some may not.
            if self.random.chance(70) {
                self.line("try:");
                self.block(1, 2);
                self.line("except Exception as error:");
                self.line("    print(type(error).__name__, error)");
            } else {
                self.statement();
            }
        }
        let shown: Vec<String> = self.names.values.iter().map(|name| name.name.clone()).collect();
        for name in shown {
            self.line(&format!("print('{name}', {name} if '{name}' in globals() else None)"));
        }
        self.text
    }

    fn line(&mut self, text: &str) {
        self.text.push_str(&"    ".repeat(self.indent));
        self.text.push_str(text);
        self.text.push('\n');
    }

    fn fresh(&mut self, prefix: &str) -> String {
        self.next += 1;
        format!("{prefix}{}", self.next)
    }

    fn expression(&mut self, wanted: Type) -> String {
        expression(self.random, &mut self.names, wanted, 1)
    }

    fn block(&mut self, least: usize, most: usize) {
        self.indent += 1;
        for _ in 0..self.random.between(least, most) {
            self.statement();
        }
        self.indent -= 1;
    }

    fn statement(&mut self) {
        self.budget = self.budget.saturating_sub(1);
        if self.indent > 4 || self.budget == 0 {
            return self.assign();
        }
        match self.random.below(34) {
            0..6 => self.assign(),
            6..9 => {
                let (a, b) = (self.expression(Type::Any), self.expression(Type::Any));
                self.line(&format!("print({a}, {b})"));
            }
            9 | 10 => self.augmented(),
            11 => self.unpack(),
            12 | 13 => self.branch(),
            14 | 15 => self.for_loop(),
            16 => self.while_loop(),
            17..20 => self.try_statement(),
            20 | 21 => self.with(),
            22..25 => self.function(),
            25 => self.generator(),
            26 | 27 => self.class(),
            28 | 29 => self.match_statement(),
            30 => self.jump(),
            31 => self.raise(),
            32 => self.delete(),
            _ => self.call(),
        }
    }

    fn assign(&mut self) {
        let holds = *self.random.choose(&TYPES);
        let value = self.expression(holds);
        let known: Vec<String> =
            self.names.values.iter().filter(|known| known.holds == holds).map(|known| known.name.clone()).collect();
        let name = if known.is_empty() || self.random.chance(60) {
            self.fresh("v")
        } else {
            self.random.choose(&known).clone()
        };
        match self.random.below(8) {
            0 => self.line(&format!("{name}: int = {value}")),
            1 => {
                let other = self.fresh("v");
                self.line(&format!("{other} = {name} = {value}"));
                self.names.values.push(Name { name: other, holds });
            }
            _ => self.line(&format!("{name} = {value}")),
        }
        if !known.contains(&name) {
            self.names.values.push(Name { name, holds });
        }
    }

    fn augmented(&mut self) {
        let holds = *self.random.choose(&[Type::Int, Type::Str, Type::List, Type::Float]);
        let known: Vec<String> =
            self.names.values.iter().filter(|known| known.holds == holds).map(|known| known.name.clone()).collect();
        if known.is_empty() {
            return self.assign();
        }
        let name = self.random.choose(&known).clone();
        let value = self.expression(holds);
        let operator = match holds {
            Type::Int => self.random.pick(&["+=", "-=", "//=", "%=", "&=", "|=", "^="]),
            Type::Float => self.random.pick(&["+=", "/=", "-="]),
            _ => "+=",
        };
        match self.random.below(4) {
            0 if holds == Type::List => {
                let index = self.expression(Type::Int);
                self.line(&format!("{name}[{index}] = {value}"));
            }
            1 if holds == Type::List => self.line(&format!("{name}[1:2] = {value}")),
            _ => self.line(&format!("{name} {operator} {value}")),
        }
    }

    fn unpack(&mut self) {
        let (a, b) = (self.fresh("v"), self.fresh("v"));
        let holds = *self.random.choose(&[Type::Tuple, Type::List]);
        let value = self.expression(holds);
        let target = match self.random.below(4) {
            0 => format!("{a}, *{b}"),
            1 => format!("*{b}, {a}"),
            2 => format!("[{a}, {b}]"),
            _ => format!("({a}), {b}"),
        };
        self.line(&format!("{target} = {value}"));
        let holds = if target.contains('*') { Type::List } else { Type::Int };
        self.names.values.push(Name { name: a, holds: Type::Int });
        self.names.values.push(Name { name: b, holds });
    }

    fn branch(&mut self) {
        let condition = self.expression(Type::Bool);
        self.line(&format!("if {condition}:"));
        self.block(1, 2);
        if self.random.chance(30) {
            let condition = self.expression(Type::Any);
            self.line(&format!("elif {condition}:"));
            self.block(1, 2);
        }
        if self.random.chance(50) {
            self.line("else:");
            self.block(1, 2);
        }
    }

    fn for_loop(&mut self) {
        let name = self.fresh("v");
        let source = match self.random.below(5) {
            0 => format!("range({} % 5)", self.expression(Type::Int)),
            1 => format!("list({})", self.expression(Type::List)),
            2 => format!("list({}.items())", self.expression(Type::Dict)),
            3 => self.expression(Type::Str),
            _ => format!("enumerate({}[:4])", self.expression(Type::List)),
        };
        self.line(&format!("for {name} in {source}:"));
        self.names.values.push(Name { name, holds: Type::Int });
        self.looped();
    }

    fn while_loop(&mut self) {
        let name = self.fresh("n");
        let count = self.random.between(1, 4);
        self.line(&format!("{name} = {count}"));
        let more = if self.random.chance(40) { format!(" and {}", self.expression(Type::Bool)) } else { String::new() };
        self.line(&format!("while {name} > 0{more}:"));
        self.line(&format!("    {name} -= 1"));
        self.looped();
    }

    fn looped(&mut self) {
        self.loops += 1;
        self.block(1, 3);
        self.loops -= 1;
        if self.random.chance(25) {
            self.line("else:");
            self.block(1, 1);
        }
    }

    fn try_statement(&mut self) {
        self.line("try:");
        self.block(1, 3);
        let mut handlers = self.random.below(3);
        let star = handlers > 0 && self.random.chance(8);
        if handlers == 0 && self.random.chance(30) {
            handlers = 1;
        }
        // A group's handlers may not jump.
        let loops = if star { std::mem::take(&mut self.loops) } else { self.loops };
        let function = if star { self.function.take() } else { self.function };
        for _ in 0..handlers {
            let error = self.random.pick(&ERRORS);
            let star = if star { "*" } else { "" };
            if self.random.chance(60) {
                self.line(&format!("except{star} {error} as e:"));
                self.line("    print('caught', type(e).__name__, e, type(e.__context__).__name__)");
            } else {
                self.line(&format!("except{star} {error}:"));
            }
            self.block(1, 2);
        }
        (self.loops, self.function) = (loops, function);
        if handlers > 0 && self.random.chance(25) {
            self.line("else:");
            self.block(1, 1);
        }
        if handlers == 0 || self.random.chance(40) {
            self.line("finally:");
            self.line("    print('finally')");
            self.block(1, 2);
        }
    }

    fn with(&mut self) {
        let eats = self.random.chance(30);
        let eats = if eats { ", True" } else { "" };
        let name = self.fresh("v");
        match self.random.below(3) {
            0 => self.line(&format!("with Guard('a'{eats}), Guard('b') as {name}:")),
            1 => self.line(&format!("with (Guard('a'{eats}) as {name}, Guard('b')):")),
            _ => self.line(&format!("with Guard('a'{eats}) as {name}:")),
        }
        self.names.values.push(Name { name, holds: Type::Str });
        self.block(1, 3);
    }

    /// Writes a body that has names of its own and sees those around it.
    fn body(&mut self, kind: Kind, arguments: usize) {
        let outer = self.names.clone();
        let loops = std::mem::take(&mut self.loops);
        let function = self.function.replace(kind);
        self.indent += 1;
        let outer_name =
            outer.values.iter().rev().find(|known| known.holds == Type::Int).map(|known| known.name.clone());
        let is_global = function.is_none();
        if let (Some(name), true) = (&outer_name, self.random.chance(15)) {
            if is_global {
                self.line(&format!("global {name}"));
            } else if !name.starts_with('a') && self.text.contains(&format!("    {name} = ")) && self.random.chance(50)
            {
                self.line(&format!("nonlocal {name}"));
            }
        }
        self.indent -= 1;
        for place in 0..arguments {
            self.names.values.push(Name { name: format!("a{place}"), holds: Type::Int });
        }
        self.names.values.push(Name { name: "k".to_owned(), holds: Type::Int });
        self.block(1, 3);
        if kind == Kind::Generator {
            self.indent += 1;
            let value = self.expression(Type::Any);
            match self.random.below(5) {
                0 => self.line(&format!("x = yield {value}")),
                1 => self.line(&format!("yield from {}", self.names.values[0].name.clone())),
                2 => self.line(&format!("print('sent', (yield {value}))")),
                _ => self.line(&format!("yield {value}")),
            }
            self.indent -= 1;
        }
        self.indent += 1;
        let value = self.expression(Type::Int);
        self.line(&format!("return {value}"));
        self.indent -= 1;
        self.names = outer;
        self.loops = loops;
        self.function = function;
    }

    fn function(&mut self) {
        let name = self.fresh("f");
        let arguments = self.random.below(3);
        if self.random.chance(15) {
            self.line("@traced");
        }
        let mut parameters: Vec<String> = (0..arguments).map(|place| format!("a{place}")).collect();
        match self.random.below(5) {
            0 => parameters.push("*rest".to_owned()),
            1 if arguments > 0 => parameters.push("/".to_owned()),
            _ => {}
        }
        let default = self.expression(Type::Int);
        parameters.push(if self.random.chance(20) && !parameters.contains(&"*rest".to_owned()) {
            format!("*, k={default}")
        } else {
            format!("k={default}")
        });
        if self.random.chance(15) {
            parameters.push("**more".to_owned());
        }
        self.line(&format!("def {name}({}):", parameters.join(", ")));
        self.body(Kind::Plain, arguments);
        self.names.functions.push(Function { name, arguments });
        self.call();
    }

    fn generator(&mut self) {
        let name = self.fresh("g");
        self.line(&format!("def {name}(a0, k=1):"));
        self.body(Kind::Generator, 1);
        let value = self.expression(Type::Int);
        match self.random.below(4) {
            0 => self.line(&format!("print(list({name}({value})))")),
            1 => {
                let made = self.fresh("m");
                self.line(&format!("{made} = {name}({value})"));
                self.line(&format!("print(next({made}, 'end'))"));
                self.line("try:");
                let sent = self.expression(Type::Int);
                let ask = self.random.pick(&["send", "throw"]);
                let sent = if ask == "send" { sent } else { format!("ValueError({sent})") };
                self.line(&format!("    print({made}.{ask}({sent}))"));
                self.line("except BaseException as error:");
                self.line("    print(type(error).__name__, error)");
                self.line(&format!("{made}.close()"));
            }
            2 => self.line(&format!("print(sum(1 for _ in {name}({value})), *{name}(2))")),
            _ => self.line(&format!("for _ in {name}({value}): print(_)")),
        }
    }

    fn class(&mut self) {
        let name = self.fresh("C");
        let base =
            self.random.pick(&["", "(Point)", "(list)", "(dict)", "(Exception)", "(int)", "(Point, metaclass=type)"]);
        self.line(&format!("class {name}{base}:"));
        self.indent += 1;
        if self.random.chance(15) && base.is_empty() {
            self.line("__slots__ = ('x', 'y')");
        } else {
            let value = self.expression(Type::Any);
            self.line(&format!("shared = {value}"));
        }
        for _ in 0..self.random.between(1, 3) {
            let method = self.random.pick(&[
                "m",
                "n",
                "__repr__",
                "__len__",
                "__eq__",
                "__getattr__",
                "__call__",
                "__bool__",
                "__contains__",
                "__hash__",
                "__add__",
                "__format__",
                "__iter__",
                "__lt__",
                "__int__",
                "__index__",
            ]);
            let parameters = match method {
                "__repr__" | "__len__" | "__bool__" | "__hash__" | "__iter__" | "__int__" | "__index__" => "self, k=2",
                _ => "self, a0=1, k=2",
            };
            if self.random.chance(10) && method == "n" {
                self.line("@property");
            }
            self.line(&format!("def {method}({parameters}):"));
            let arguments = usize::from(parameters.contains("a0"));
            self.indent += 1;
            match self.random.below(3) {
                0 if !method.starts_with("__") => self.line("print('super', super().__repr__ is not None)"),
                1 => self.line("print('in', type(self).__name__)"),
                _ => {}
            }
            self.indent -= 1;
            self.body(Kind::Plain, arguments);
        }
        self.indent -= 1;
        let made = self.fresh("o");
        let argument = if base.is_empty() || base.contains("Point") && self.random.chance(20) { "" } else { "3" };
        self.line("try:");
        let argument = if base == "(list)" || base == "(dict)" { "" } else { argument };
        self.line(&format!("    {made} = {name}({argument})"));
        let uses = [
            "{}.m(2)",
            "{}",
            "len({})",
            "{} == {}",
            "{}.nope",
            "{}()",
            "bool({})",
            "1 in {}",
            "hash({}) is None",
            "{} + {}",
            "f'{{}:>5}'",
            "list({})",
            "sorted([{}, {}])",
            "int({})",
            "[1, 2, 3][{}]",
            "{}.shared",
            "{}.x",
            "vars(type({})).keys() >= set()",
            "isinstance({}, Point)",
            "{}.n",
        ];
        for _ in 0..self.random.between(1, 3) {
            let text = self.random.pick(&uses).replace("{}", &made).replace("{{", "{").replace("}}", "}");
            self.line(&format!("    print({text})"));
        }
        self.line("except Exception as error:");
        self.line("    print(type(error).__name__, error)");
    }

    fn match_statement(&mut self) {
        let subject = match self.random.below(4) {
            0 => format!("Point({}, {})", self.expression(Type::Int), self.expression(Type::Int)),
            1 => format!("{}, {}", self.expression(Type::Any), self.expression(Type::Any)),
            _ => self.expression(Type::Any),
        };
        self.line(&format!("match {subject}:"));
        for _ in 0..self.random.between(1, 4) {
            let pattern = self.pattern(0);
            let guard =
                if self.random.chance(25) { format!(" if {}", self.expression(Type::Bool)) } else { String::new() };
            self.indent += 1;
            self.line(&format!("case {pattern}{guard}:"));
            self.line("    print('matched')");
            self.block(1, 1);
            self.indent -= 1;
        }
        if self.random.chance(40) {
            self.line("    case _:");
            self.line("        print('other')");
        }
    }

    /// A pattern that binds no name twice and refutes something.
    fn pattern(&mut self, depth: usize) -> String {
        if depth > 2 {
            return self.random.pick(&["1", "'a'", "None", "-1", "_", "2.5", "True"]).to_owned();
        }
        let deeper = depth + 1;
        match self.random.below(12) {
            0 => self.random.pick(&["0", "1", "-1", "'a'", "b'x'", "1.5", "-1+2j"]).to_owned(),
            1 => self.random.pick(&["None", "True", "False"]).to_owned(),
            2 => format!("[{}, {}]", self.pattern(deeper), self.pattern(deeper)),
            3 => {
                let name = self.fresh("q");
                format!("[{}, *{name}]", self.pattern(deeper))
            }
            4 => format!("({}, *_)", self.pattern(deeper)),
            5 => format!("{{'a': {}}}", self.pattern(deeper)),
            6 => {
                let name = self.fresh("q");
                format!("{{1: {}, **{name}}}", self.pattern(deeper))
            }
            7 => format!("Point({}, y={})", self.pattern(deeper), self.pattern(deeper)),
            8 => {
                self.random.pick(&["int()", "str()", "list()", "Point()", "float() | tuple()", "int(1 | 2)"]).to_owned()
            }
            9 => "(0 | 1 | 'b')".to_owned(),
            10 => {
                let name = self.fresh("q");
                format!("({} as {name})", self.random.pick(&["int()", "str()", "[_, _]", "1 | 2"]))
            }
            _ => {
                let name = self.fresh("q");
                if depth == 0 { format!("int({name})") } else { name }
            }
        }
    }

    fn jump(&mut self) {
        let condition = self.expression(Type::Bool);
        if self.loops > 0 {
            let word = self.random.pick(&["break", "continue"]);
            self.line(&format!("if {condition}: {word}"));
        } else if let Some(kind) = self.function {
            let value = self.expression(Type::Any);
            let word = if kind == Kind::Generator && self.random.chance(60) { "yield" } else { "return" };
            self.line(&format!("if {condition}: {word} {value}"));
        } else {
            self.line(&format!("assert {condition}, 'asserted'"));
        }
    }

    fn raise(&mut self) {
        let value = self.expression(Type::Any);
        let error = self.random.pick(&["ValueError", "KeyError", "ZeroDivisionError", "TypeError"]);
        let from = self.random.pick(&["", "", " from None", " from OSError('x')"]);
        let condition = self.expression(Type::Bool);
        self.line(&format!("if {condition}: raise {error}({value}){from}"));
    }

    fn delete(&mut self) {
        let lists: Vec<String> = self
            .names
            .values
            .iter()
            .filter(|known| known.holds == Type::List)
            .map(|known| known.name.clone())
            .collect();
        match lists.is_empty() {
            true => self.line("pass"),
            false => {
                let name = self.random.choose(&lists).clone();
                let place = self.random.pick(&["[0]", "[-1]", "[1:]", "[::2]", ""]);
                self.line(&format!("del {name}{place}"));
            }
        }
    }

    fn call(&mut self) {
        if self.names.functions.is_empty() {
            return self.assign();
        }
        let function = self.random.choose(&self.names.functions).clone();
        let text = call(self.random, &mut self.names, &function, 1);
        self.line(&format!("print({text})"));
    }
}
