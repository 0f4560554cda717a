#!/usr/bin/env python3
"""The project's tasks, each in a virtual environment of its own under `.venvs`.

It needs Python 3.11 or newer with pip, and nothing else; the Python that runs it is the one that
the task is done with. An environment is built when it is first wanted, and again when what
`pyproject.toml` asks for, or the Python, has changed.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - whoever has an older Python is told so
    _RUNNING = ".".join(str(part) for part in sys.version_info[:3])
    sys.exit("dev.py needs Python 3.11 or newer, and this is Python " + _RUNNING + ".")

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import tarfile
import tempfile
import time
import tomllib
import venv
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"
BIN = "Scripts" if os.name == "nt" else "bin"
SUFFIX = ".exe" if os.name == "nt" else ""
RECORD = ROOT / "examples" / "records" / "guide-match.txt"

PIP = ("-m", "pip", "--disable-pip-version-check", "--no-input", "-qq")
PIP_UPGRADE = ("install", "--upgrade", "pip>=25.1")  # the first to know dependency groups

EDITABLE = ("--editable", ".")
EDITABLE_CLI = ("--editable", ".[cli]")
EDITABLE_ALL = ("--editable", ".[cli,plot,testing]")


class TaskError(Exception):
    """A task failed; the message says which step, and `status` is what to exit with."""

    def __init__(self, message: str, status: int = 1) -> None:
        super().__init__(message)
        self.status = status


# --- Processes ----------------------------------------------------------------------------------


def say(text: str) -> None:
    """Tell what happens now, apart from the output of the task itself."""
    print(f"==> {text}", file=sys.stderr, flush=True)


def call(*command: str | Path, cwd: Path = ROOT, quiet: bool = False) -> int:
    """Run a command to its end and give its exit status; `quiet` shows its output if it fails."""
    hidden = {"PYTHONHOME", "PYTHONPATH", "PYTEST_ADDOPTS", "VIRTUAL_ENV"}
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment["PYRIGHT_PYTHON_IGNORE_WARNINGS"] = "1"  # no look on the network for a newer one
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=environment,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        check=False,
    )
    if quiet and done.returncode:
        sys.stderr.buffer.write(done.stdout)
        sys.stderr.flush()
    return done.returncode


def run(step: str, *command: str | Path, cwd: Path = ROOT, quiet: bool = False) -> None:
    """Run one step of a task, which fails with it."""
    status = call(*command, cwd=cwd, quiet=quiet)
    if status:
        message = f"{step} failed (exit status {status})"
        raise TaskError(message, status)


def run_all(*steps: tuple[str, Sequence[str | Path]]) -> None:
    """Run every step, also past one that fails, and then fail with all that did."""
    failed: list[str] = []
    for step, command in steps:
        say(step)
        if call(*command):
            failed.append(step)
    if failed:
        raise TaskError(f"failed: {', '.join(failed)}")


# --- Environments -------------------------------------------------------------------------------


def bare_environment(path: Path) -> Path:
    """Make an empty virtual environment with a current pip, and give its Python."""
    python = path / BIN / f"python{SUFFIX}"
    bundled = importlib.util.find_spec("ensurepip") is not None
    venv.create(path, clear=True, with_pip=bundled, symlinks=os.name != "nt")
    if bundled:
        run("upgrading pip", python, *PIP, *PIP_UPGRADE)
    else:  # some systems leave pip's bundled copy out, and have pip itself
        run("installing pip", sys.executable, *PIP, "--python", python, *PIP_UPGRADE)
    return python


def fingerprint(requirements: Sequence[str]) -> str:
    """Sum up all that an environment depends on."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    package = (ROOT / "src" / "cardrules" / "__init__.py").read_text(encoding="utf-8")
    content = [
        sys.version,
        sys.base_prefix,
        str(ROOT),
        *requirements,
        *re.findall(r"^__version__.*", package, re.MULTILINE),
        *(project.get(table) for table in ("build-system", "project", "dependency-groups")),
        project.get("tool", {}).get("hatch"),
    ]
    return hashlib.sha256(json.dumps(content).encode()).hexdigest()


def environment(name: str, *requirements: str) -> Path:
    """Give the Python of the environment `name`, with what pip is asked to install into it."""
    path = ROOT / ".venvs" / f"{name}-{VERSION}"
    python = path / BIN / f"python{SUFFIX}"
    stamp = path / "fingerprint"
    wanted = fingerprint(requirements)
    if not (python.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == wanted):
        say(f"preparing {path.relative_to(ROOT)} (once)")
        bare_environment(path)
        run(f"installing {' '.join(requirements)}", python, *PIP, "install", *requirements)
        stamp.write_text(wanted, encoding="utf-8")
    return python


def script(python: Path, name: str) -> Path:
    """Give a command that is installed beside a Python."""
    return python.parent / f"{name}{SUFFIX}"


# --- Tasks --------------------------------------------------------------------------------------


def referee(arguments: list[str]) -> None:
    """[FILE] [OPTIONS]: referee a written match (by default the one in examples/records)."""
    named = any(each == "-" or not each.startswith("-") for each in arguments)
    records = () if named else (RECORD,)
    python = environment("referee", *EDITABLE_CLI)
    status = call(script(python, "cardrules"), "replay", *records, *arguments, cwd=Path.cwd())
    if status:
        sys.exit(status)


SELECTING = {"--collect-only", "--co", "--deselect", "--ignore", "--last-failed", "--lf", "--pdb"}


def is_selective(argument: str) -> bool:
    """Tell whether a pytest argument chooses among the tests."""
    return (
        argument.partition("=")[0] in SELECTING
        or argument.startswith(("-k", "-m"))
        or (ROOT / argument.partition("::")[0]).exists()
    )


def test(arguments: list[str]) -> None:
    """[PYTEST ARGUMENTS]: all tests, with their coverage; or those that the arguments choose."""
    python = environment("test", *EDITABLE, "--group", "test")
    if any(map(is_selective, arguments)):
        run("pytest", python, "-m", "pytest", *arguments)
    else:
        in_parallel = ("-n", "auto", "--dist", "worksteal")
        run("pytest", python, "-m", "pytest", *in_parallel, "--cov", *arguments)


# What is around the core takes most of the time, and so does play at length; all of it, and what
# reads the sources, is done by `test`.
NOT_CORE = (
    "audit",
    "beliefs",
    "bots",
    "cli/test_compare.py",
    "cli/test_perft.py",
    "cli/test_play.py",
    "comparison",
    "differential",
    "examples",
    "jsonforms",
    "meta",
    "mutants",
    "pages",
    "perft",
    "pictures",
    "properties",
    "replaypage",
    "roundtrips",
    "testing",
)


def installed(arguments: list[str]) -> None:
    """[--core] [PYTEST ARGUMENTS]: the tests against the built wheel, without the source beside it.

    `--core` leaves out those of what is around the core, and the longest.
    """
    python = environment("installed", "--group", "test")
    is_core = "--core" in arguments
    arguments = [each for each in arguments if each != "--core"]
    places: tuple[str, ...] = ()
    if not any(map(is_selective, arguments)):
        left_out = (f"--ignore=tests/{name}" for name in NOT_CORE if is_core)
        places = ("tests", "docs", "README.md", *left_out)
    wheel = build()[0]
    run("uninstalling", python, *PIP, "uninstall", "--yes", "cardrules")
    run("installing the wheel", python, *PIP, "install", f"{wheel}[cli]")
    in_parallel = ("-n", "auto", "--dist", "worksteal")
    run("pytest", python, "-m", "pytest", *in_parallel, *places, *arguments)


def lint(arguments: list[str]) -> None:
    """Style, format and the direction of imports."""
    nothing(arguments)
    python = environment("lint", *EDITABLE, "--group", "lint")
    ruff = script(python, "ruff")
    run_all(
        ("ruff check", [ruff, "check"]),
        ("ruff format", [ruff, "format", "--check"]),
        ("import contracts", [script(python, "lint-imports"), "--no-logo"]),
    )


def types(arguments: list[str]) -> None:
    """Both type checkers, strict."""
    nothing(arguments)
    python = types_environment()
    run_all(
        ("mypy", [python, "-m", "mypy"]),
        ("pyright", [python, "-m", "pyright", "--pythonpath", python]),
    )


def docs(arguments: list[str]) -> None:
    """Build the documentation into docs/_build/html; a warning is an error."""
    nothing(arguments)
    python = environment("docs", *EDITABLE_ALL, "--group", "docs")
    source = ROOT / "docs"
    shutil.rmtree(source / "reference" / "generated", ignore_errors=True)
    strictly = ("-q", "-n", "-W", "--keep-going", "-E", "-a")
    trees = source / "_build" / "doctrees"
    html = source / "_build" / "html"
    run("sphinx", python, "-m", "sphinx", *strictly, "-b", "html", "-d", trees, source, html)
    say(f"the documentation is in {html.relative_to(ROOT)}")


def examples(arguments: list[str]) -> None:
    """Run every example."""
    nothing(arguments)
    python = environment("referee", *EDITABLE_CLI)
    folder = ROOT / "examples"
    packages = sorted(path.parent.name for path in folder.glob("*/__main__.py"))
    programs: list[tuple[str, tuple[str | Path, ...]]] = [
        *((path.name, (path,)) for path in sorted(folder.glob("*.py"))),
        *((name, ("-m", f"examples.{name}")) for name in packages),
    ]
    for name, program in programs:
        begin = time.perf_counter()
        run(f"examples/{name}", python, "-W", "error", *program, quiet=True)
        say(f"examples/{name}: {time.perf_counter() - begin:.1f} s")


def package(arguments: list[str]) -> None:
    """Build wheel and sdist, check them, and use each as a user would, types included."""
    nothing(arguments)
    tools = environment("build", "--group", "build")
    archives = build()
    run("twine", tools, "-m", "twine", "--no-color", "check", "--strict", *archives)
    checkers = types_environment()
    for archive in archives:
        with tempfile.TemporaryDirectory() as directory:
            use(archive, checkers, Path(directory))
        say(f"{archive.name} installs, runs and type-checks")


def bench(arguments: list[str]) -> None:
    """[ARGUMENTS]: measure the speed, beside OpenSpiel where it has a wheel."""
    python = environment("bench", *EDITABLE, "--group", "bench")
    run("benchmarks", python, "-m", "benchmarks", *arguments)


def browser(arguments: list[str]) -> None:
    """[PYTEST ARGUMENTS]: the pages as Chromium shows them, on wide screens and narrow ones."""
    python = environment("browser", *EDITABLE_ALL, "--group", "browser")
    fetch_axe(python)
    docs([])
    run("pytest", python, "-m", "pytest", "-n", "0", "tests/browser", *arguments)


def mutants(arguments: list[str]) -> None:
    """[GAME ...]: plant wrongs in the rules one by one; the tests must notice each."""
    python = environment("test", *EDITABLE, "--group", "test")
    run("planted mutants", python, "-m", "tests.mutants", *arguments)


# --- Parts of tasks -----------------------------------------------------------------------------


def nothing(arguments: list[str]) -> None:
    """Refuse arguments to a task that takes none."""
    if arguments:
        message = f"this task takes no arguments: {' '.join(arguments)}"
        raise TaskError(message, 2)


def types_environment() -> Path:
    """Give the Python that has both type checkers."""
    return environment("types", *EDITABLE_ALL, "--group", "types")


AXE = "axe-core@4.14.1"
AXE_SHA512 = (
    "1477dafa598d8d065f273d6af302aa203c02e83131707b7fa648cd41bd3d6b73"
    "4f8c22a0dab86ee6a6f64b8afbe804b214d36db85a2826965edfb3a0b9d546b5"
)


def fetch_axe(python: Path) -> None:
    """Put axe-core, which knows the rules of accessibility, beside the environment's Python."""
    target = python.parent.parent / "axe.min.js"
    stamp = target.with_suffix(".version")
    if target.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == AXE_SHA512:
        return
    say(f"fetching {AXE} (once)")
    with tempfile.TemporaryDirectory() as directory:
        run("npm pack", script(python, "npm"), "pack", "--silent", AXE, cwd=Path(directory))
        (archive,) = Path(directory).glob("*.tgz")
        if hashlib.sha512(archive.read_bytes()).hexdigest() != AXE_SHA512:
            message = f"{AXE} is not the archive that dev.py names"
            raise TaskError(message)
        with tarfile.open(archive) as packed:
            source = packed.extractfile("package/axe.min.js")
            if source is None:
                message = f"{AXE} has no axe.min.js"
                raise TaskError(message)
            target.write_bytes(source.read())
    stamp.write_text(AXE_SHA512, encoding="utf-8")


def build() -> tuple[Path, Path]:
    """Build the wheel and the sdist into dist, and give them."""
    python = environment("build", "--group", "build")
    target = ROOT / "dist"
    shutil.rmtree(target, ignore_errors=True)
    say("building the wheel and the sdist")
    run("build", python, "-m", "build", "--outdir", target, quiet=True)
    (wheel,), (sdist,) = target.glob("*.whl"), target.glob("*.tar.gz")
    return wheel, sdist


def use(archive: Path, checkers: Path, directory: Path) -> None:
    """Install an archive apart, with what it requires alone, and run and check a user's file."""
    python = bare_environment(directory / "environment")
    run(f"installing {archive.name}", python, *PIP, "install", archive)
    user = directory / "user.py"
    shutil.copy(ROOT / "tests" / "typing" / "user.py", user)
    strict = {"typeCheckingMode": "strict", "include": [user.name]}
    (directory / "pyrightconfig.json").write_text(json.dumps(strict), encoding="utf-8")
    mypy = (checkers, "-m", "mypy", "--strict", "--config-file=", "--python-executable", python)
    pyright = (checkers, "-m", "pyright", "--pythonpath", python)
    run("the user's file", python, "-I", "-W", "error", user, cwd=directory, quiet=True)
    run("mypy on the user's file", *mypy, user, cwd=directory)
    run("pyright on the user's file", *pyright, cwd=directory)


TASKS: dict[str, Callable[[list[str]], None]] = {
    task.__name__: task
    for task in (
        referee,
        test,
        lint,
        types,
        docs,
        examples,
        package,
        installed,
        bench,
        browser,
        mutants,
    )
}


def usage() -> str:
    """List the tasks."""
    lines = [f"  {name:<10} {task.__doc__}" for name, task in TASKS.items()]
    return "\n".join(["usage: python3 dev.py TASK [ARGUMENTS]", "", *lines])


def main(arguments: list[str]) -> int:
    """Do the task that the arguments name, and give the exit status."""
    name, *rest = arguments or ["--help"]
    if name in {"-h", "--help"}:
        print(usage())
        return 0
    if name not in TASKS:
        print(f"dev.py: no task {name!r}\n{usage()}", file=sys.stderr)
        return 2
    try:
        TASKS[name](rest)
    except TaskError as error:
        print(f"dev.py {name}: {error}", file=sys.stderr)
        return error.status
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
