"""Run CPython's own tests in CPython and in safe-python, and say which pass there and not here.

    python3.13 tools/cpython-tests/compare.py test_list [PATTERN] [--show] [--safe-python PATH]

Nothing of CPython's is copied: the tests are read from the installation of the Python that runs this file. Each file
of tests becomes one program, the same for both: `stand_in.py`, the texts the test imports, and a loop that prints
a line for each test. What needs a host (`os`, `subprocess`, threads ...) is there as an object whose use skips the
test. Tests that do not pass in CPython so are left out; what remains is a list of differences.

A program that ends early (time, memory, a fault) is started again behind the test it was at.
"""

import argparse
import ast
import concurrent.futures
import importlib.util
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

# What a sandbox has not on purpose: frames, code objects and the globals of functions, and how they are reached.
REFUSED = re.compile(
    r"AttributeError: .* has no attribute '(__code__|__globals__|__closure__|co_\w+|_getframe|[tgca][brig]_(frame|code)|f_\w+"
    r"|settrace|setprofile|gettrace)'"
)
HERE = pathlib.Path(__file__).parent
TESTS = pathlib.Path(os.__file__).parent / "test"
PROJECT = HERE.parent.parent


def main():
    sys.stdout.reconfigure(errors="backslashreplace")
    options = arguments()
    names = options.names
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        outcomes = pool.map(lambda name: compare(name, options), names)
        worse = sum(report(name, outcome, options) for name, outcome in zip(names, outcomes))
    sys.exit(1 if worse else 0)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="+", metavar="TEST", help="a file of CPython's tests: test_list, test_json.test_decode")
    parser.add_argument("--only", default="", metavar="PATTERN", help="only tests whose name matches this expression")
    parser.add_argument("--show", action="store_true", help="show the whole traceback of each difference")
    parser.add_argument("--theirs", action="store_true", help="say, too, why tests do not pass in CPython")
    parser.add_argument("--safe-python", default=str(PROJECT / "target/release/safe-python"), metavar="PATH")
    parser.add_argument("--timeout", type=float, default=60, metavar="SECONDS", help="for each program")
    parser.add_argument("--jobs", type=int, default=2)
    return parser.parse_args()


def compare(name, options):
    """What both say of each test of a file: {test: (state, detail)}, for CPython and for safe-python."""
    try:
        sources = {}
        gather("test." + name, sources, options)
    except (OSError, SyntaxError) as error:
        return {}, {}, str(error)
    theirs = run_all(sources, name, cpython, options)
    ours = run_all(sources, name, safe_python, options)
    return theirs, ours, ""


def report(name, outcome, options):
    """Print the differences of a file of tests, and return how many there are."""
    theirs, ours, problem = outcome
    if problem:
        print(f"{name}: {problem}")
        return 1
    if options.theirs:
        for test, outcome in theirs.items():
            if outcome[0] != "ok":
                print(f"  CPython, {test}")
                print_outcome(outcome, options)
    passed = [test for test, (state, _) in theirs.items() if state == "ok"]
    worse = [test for test in passed if ours.get(test, ("missing", ""))[0] not in ("ok", "skipped")]
    refused = [test for test in worse if REFUSED.search(ours.get(test, ("", ""))[1])]
    worse = [test for test in worse if test not in refused]
    print(f"{name}: {len(theirs)} tests, {len(passed)} pass in CPython, of them not here {len(worse)}", end="")
    print(f", and {len(refused)} that ask for what is refused" if refused else "", flush=True)
    for whose, outcomes in (("CPython", theirs), ("here", ours)):
        for test in outcomes:
            if test.startswith("<"):
                print(f"  {whose}, {test}")
                print_outcome(outcomes[test], options)
    for test in worse:
        if test in ours:
            print(f"  {test}")
            print_outcome(ours[test], options)
    return len(worse)


def print_outcome(outcome, options):
    state, detail = outcome
    lines = [line[:200] for line in detail.strip().split("\n") if line.strip(" ~^")]
    print(f"    {state}: {lines[-1] if lines else ''}")
    if options.show:
        print("      " + "\n      ".join(lines))


# The program


def gather(module, sources, options):
    """Put the text of a module of tests, and of those it imports, into `sources` by their names."""
    if module in sources:
        return
    file = TESTS.joinpath(*module.split(".")[1:])
    file = file / "__init__.py" if file.is_dir() else file.with_suffix(".py")
    text = file.read_text(encoding="utf-8")
    sources[module] = ""
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    sources[module] = rewritten(text, package, sources, options)


def rewritten(text, package, sources, options):
    """The text with its imports of what is not there changed to the stand-ins, each line where it was."""
    lines = text.split("\n")
    changes = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            parts = [import_of(alias, sources, options) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not all(offered(node, alias.name, options) for alias in node.names):
            module = node.module or ""
            if node.level:
                base = package.split(".")[: len(package.split(".")) - node.level + 1]
                module = ".".join(base + ([module] if module else []))
            parts = from_import_of(module, node.names, sources, options)
        else:
            continue
        if any(part is not None for part in parts):
            whole = [part or "import " + spelled(alias) for part, alias in zip(parts, node.names)]
            changes.append((node, "; ".join(whole)))
    for node, new in sorted(changes, key=lambda change: -change[0].lineno):
        first, last = node.lineno - 1, node.end_lineno - 1
        before = lines[first].encode()[: node.col_offset].decode()
        after = lines[last].encode()[node.end_col_offset :].decode()
        lines[first : last + 1] = [before + new + after] + [""] * (last - first)
    return "\n".join(lines)


def spelled(alias):
    return f"{alias.name} as {alias.asname}" if alias.asname else alias.name


def import_of(alias, sources, options):
    """What stands for one `import a.b as c`, or None where it can stay."""
    if allowed(alias.name, options):
        return None
    name = alias.asname or alias.name.split(".")[0]
    if allowed(alias.name.split(".")[0], options):
        # The parts of a package are one module here.
        return f"import {alias.name.split('.')[0]} as {name}"
    if own(alias.name, sources, options):
        return f"{name} = __import__('_stand_in').load({(alias.name if alias.asname else name)!r}, {alias.name!r})"
    if alias.name.split(".")[:2] == ["test", "support"]:
        return f"{name} = __import__('_stand_in')" if alias.asname else f"{name} = __import__('_stand_in').load('test')"
    return f"{name} = __import__('_stand_in').Missing({alias.name!r})"


def from_import_of(module, names, sources, options):
    """What stands for each name of a `from module import ...`."""
    parts = []
    for alias in names:
        name, asname = alias.name, alias.asname or alias.name
        if name == "*":
            known = own(module, sources, options)
            parts.append(f"__import__('_stand_in').load_all({module!r}, globals())" if known else "pass")
        elif own(f"{module}.{name}", sources, options):
            parts.append(f"{asname} = __import__('_stand_in').load({module + '.' + name!r})")
        elif own(module, sources, options):
            parts.append(f"{asname} = __import__('_stand_in').load({module!r}).{name}")
        elif allowed(module, options) and (allowed(f"{module}.{name}", options) or name in options.offers[module]):
            parts.append(f"from {module} import {spelled(alias)}")
        elif allowed(module, options) and is_part(module, name):
            parts.append(f"import {module} as {asname}")
        elif module and allowed(module.split(".")[0], options) and name in options.offers[module.split(".")[0]]:
            parts.append(f"from {module.split('.')[0]} import {spelled(alias)}")
        elif module == "test.support" or module.startswith("test.support."):
            parts.append(f"{asname} = __import__('_stand_in').{name}")
        elif module == "test" and name == "support":
            parts.append(f"{asname} = __import__('_stand_in')")
        else:
            parts.append(f"{asname} = __import__('_stand_in').Missing({module + '.' + name!r})")
    return parts


def own(module, sources, options):
    """Whether a module is one of CPython's tests that can come along; it then does."""
    if not module.startswith("test.") or module == "test.support":
        return False
    if module.startswith("test.support.") and module != "test.support.testcase":
        return False
    try:
        gather(module, sources, options)
    except (OSError, SyntaxError):
        return False
    return True


def is_part(package, name):
    """Whether CPython has a module of this name in a package."""
    try:
        return importlib.util.find_spec(f"{package}.{name}") is not None
    except ModuleNotFoundError:
        return False


def offered(node, name, options):
    """Whether safe-python can import a name from a module."""
    if node.level or not allowed(node.module, options):
        return False
    return name == "*" or allowed(f"{node.module}.{name}", options) or name in options.offers[node.module]


def allowed(module, options):
    """Whether safe-python can import the module."""
    if not hasattr(options, "modules"):
        found = subprocess.run([options.safe_python, "modules", "--json"], capture_output=True, text=True, check=True)
        options.modules = {module["name"] for module in json.loads(found.stdout)}
        names = "".join(f"import {name}, json\nprint(json.dumps(dir({name})))\n" for name in sorted(options.modules))
        lines, _ = safe_python(names, options)
        options.offers = {name: set(json.loads(line)) for name, line in zip(sorted(options.modules), lines)}
    return module in options.modules


# Running it


def run_all(sources, name, engine, options):
    """{test: (state, detail)} for the whole file, started again behind each test that ended the program."""
    outcomes = {}
    begun = []
    while True:
        program = program_of(sources, name, begun, options)
        lines, ending = engine(program, options)
        running = None
        for line in lines:
            if not line.startswith("\x01"):
                continue
            try:
                kind, test, state, detail = json.loads(line[1:])
            except ValueError:
                continue
            begun.append(test)
            running = test if kind == "begin" else None
            if kind == "end":
                outcomes[test] = (state, detail)
        if ending == "done":
            return outcomes
        if running is None:
            outcomes[f"<after {begun[-1] if begun else 'nothing'}>"] = ("ended", ending)
            return outcomes
        outcomes[running] = ("ended", ending)


def program_of(sources, name, begun, options):
    text = (HERE / "stand_in.py").read_text(encoding="utf-8") + "\n"
    text += f"ALLOWED.update({sorted(options.modules)!r})\n"
    for module, source in sources.items():
        text += f"SOURCES[{module!r}] = {source!r}\n"
    return f"{text}\nrun({'test.' + name!r}, {sorted(set(begun))!r}, {options.only!r})\n"


def cpython(program, options):
    environment = {"PYTHONHASHSEED": "0", "TZ": "UTC", "PATH": os.environ["PATH"]}
    return engine([sys.executable, "-X", "utf8"], program, options, environment)


def safe_python(program, options):
    command = [options.safe_python, "run", "--time-limit", f"{options.timeout:.0f}", "--memory-limit", "1G"]
    command += ["--output-limit", "64M"]
    return engine(command, program, options, None)


def engine(command, program, options, environment):
    """The lines a program printed, and how it ended: "done" or the last of what it said."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "program.py"
        file.write_text(program, encoding="utf-8", errors="surrogatepass")
        try:
            done = subprocess.run(
                [*command, str(file)],
                capture_output=True,
                timeout=options.timeout + 20,
                env=environment,
                cwd=folder,
                stdin=subprocess.DEVNULL,
            )
            out, err = done.stdout, done.stderr
        except subprocess.TimeoutExpired as late:
            out, err = late.stdout or b"", b"no answer in time"
    lines = out.decode("utf-8", "replace").split("\n")
    if "\x01done" in lines:
        return lines, "done"
    return lines, "\n".join(err.decode("utf-8", "replace").strip().split("\n")[-12:])


if __name__ == "__main__":
    main()
