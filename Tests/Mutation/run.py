#!/usr/bin/env python3
"""Breaks the program in many small ways and sees whether a test notices.

    run.py COUNT SEED [TARGET…]       (make mutants)

COUNT mutants of the kernel, the analyses and the layout, picked by SEED, go into one build of a copy of this checkout
(.build/mutants), optimised; each is switched on by SIGNALBOX_MUTANT while the tests of its target run, until the first one fails.
A mutant that no test of its target notices is run against the recorded scenarios too (their traces, expectations, orders and
pictures), then under the tests of what is built on its target. The survivors are the list of missing tests.
"""
import os
import re
import shutil
import subprocess
import sys
import threading
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
TREE = os.path.join(ROOT, ".build", "mutants", "tree")
SCRATCH = os.path.join(ROOT, ".build", "mutants", "build")
TARGETS = {
    "DispatchModel": ["DispatchModelTests", "SimulatedRunTests"],
    "TraceAnalysis": ["TraceAnalysisTests", "SimulatedRunTests"],
    "Timeline": ["TimelineTests", "CairoRenderingTests"],
}
ABOVE = {"DispatchModel": ["ExplorationTests"], "TraceAnalysis": ["ExplorationTests"], "Timeline": []}
OPTIMISED = ["-c", "release", "-Xswiftc", "-enable-testing"]
SWITCH = """
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
private let active = getenv("SIGNALBOX_MUTANT").flatMap { Int(String(cString: $0)) } ?? -1
func mutant(_ number: Int) -> Bool { number == active }
"""


def copy_tree():
    """A fresh copy of what git tracks, as it is in the working tree; untouched files keep their times."""
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in listed.stdout.splitlines():
        source, target = os.path.join(ROOT, name), os.path.join(TREE, name)
        if not os.path.lexists(source):
            continue
        os.makedirs(os.path.dirname(target), exist_ok=True)
        if os.path.islink(source):
            if not os.path.lexists(target):
                os.symlink(os.readlink(source), target)
            continue
        if not os.path.exists(target) or open(source, "rb").read() != open(target, "rb").read():
            shutil.copyfile(source, target)


def mutate(tool, count, seed, left_out, targets):
    copy_tree()
    for target in targets:
        with open(os.path.join(TREE, "Sources", target, "MutantSwitch.swift"), "w") as file:
            file.write(SWITCH)
    numbers = ",".join(map(str, sorted(left_out))) or "-"
    folders = ["Sources/" + target for target in targets]
    listed = subprocess.run([tool, TREE, str(count), str(seed), numbers] + folders, capture_output=True, text=True, check=True)
    mutants = []
    for line in listed.stdout.splitlines():
        number, path, start, end, old, change = line.split("\t", 5)
        mutants.append((int(number), path, int(start), int(end), int(old), change))
    return mutants, listed.stderr.strip()


def build(only, what):
    environment = dict(os.environ, SIGNALBOX_ONLY=only)
    environment.pop("SIGNALBOX_MUTATION", None)
    command = ["swift", "build", "--scratch-path", SCRATCH] + what
    return subprocess.run(command, cwd=TREE, env=environment, capture_output=True, text=True)


def uncompilable(output, mutants):
    """The numbers of the mutants on whose lines the compiler found an error."""
    found = set()
    for path, line in re.findall(r"(Sources/[^:\s]+):(\d+):\d+: error:", output):
        found |= {m[0] for m in mutants if m[1] == path and m[2] <= int(line) <= m[3]}
    # An error may stand elsewhere than its cause: the excerpt below it shows the mutant.
    return found or {int(number) for number in re.findall(r"mutant\((\d+)\)", output)}


def tests(binary, targets, number, seconds):
    """How long the tests of some targets took, and whether they passed; over with the first that fails."""
    environment = dict(os.environ, SIGNALBOX_MUTANT=str(number), SWIFT_BACKTRACE="enable=no")
    # What fails is said on a line of its own, as soon as it does.
    at_once = ["stdbuf", "-oL"] if shutil.which("stdbuf") else []
    command = at_once + [binary, "--testing-library", "swift-testing", "--filter", "^(" + "|".join(targets) + ")\\."]
    start = time.monotonic()
    running = subprocess.Popen(
        command, cwd=TREE, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, errors="replace")
    clock = threading.Timer(seconds, running.kill)
    clock.start()
    verdict = None
    for line in running.stdout:
        if "recorded an issue" in line:
            verdict = "failed"
            running.kill()
            break
        if " 0 tests" in line:
            sys.exit("no tests of " + ", ".join(targets))
    code = running.wait()
    clock.cancel()
    return time.monotonic() - start, verdict or ("passed" if code == 0 else "failed")


def unnoticed_by_tests(binary, suites, mutants):
    """Those of the mutants that pass the tests that `suites` has for their target."""
    limits, left = {}, []
    for place, mutant in enumerate(mutants):
        number, path, line, change = mutant
        names = suites[path.split("/")[1]]
        if names and tuple(names) not in limits:
            seconds, verdict = tests(binary, names, -1, 1200)
            if verdict != "passed":
                sys.exit(f"{', '.join(names)} fail without any mutant")
            limits[tuple(names)] = 5 * seconds + 10
        if not names or tests(binary, names, number, limits[tuple(names)])[1] == "passed":
            left.append(mutant)
            print(f"unnoticed by {', '.join(names) or 'no tests'}: {number} {path}:{line}: {change}", flush=True)
        print(f"{place + 1} of {len(mutants)}", file=sys.stderr, flush=True)
    return left


def scenarios(command, number, seconds):
    """Whether every scenario below traces/ still does what was recorded and expected, and its picture shows what it showed."""
    environment = dict(os.environ, SIGNALBOX_MUTANT=str(number), SWIFT_BACKTRACE="enable=no")
    try:
        ended = subprocess.run(
            [command, "check", "traces"], cwd=TREE, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            timeout=seconds)
    except subprocess.TimeoutExpired:
        return False
    return ended.returncode == 0


def unnoticed_by_scenarios(survivors):
    """Those of the survivors that change no recorded trace, no expectation and no picture."""
    built = build("SignalboxCommand", OPTIMISED + ["--product", "signalbox"])
    if built.returncode != 0:
        sys.exit(built.stdout[-4000:] + built.stderr[-4000:])
    command = os.path.join(SCRATCH, "release", "signalbox")
    start = time.monotonic()
    if not scenarios(command, -1, 3600):
        sys.exit("the scenarios fail without any mutant")
    limit = 5 * (time.monotonic() - start) + 10
    left = []
    for mutant in survivors:
        if scenarios(command, mutant[0], limit):
            left.append(mutant)
            number, path, line, change = mutant
            print(f"unnoticed by the scenarios: {number} {path}:{line}: {change}", flush=True)
    return left


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    targets = sys.argv[3:] or list(TARGETS)
    tool = os.environ.get("SIGNALBOX_MUTATOR") or "mutants"
    only = ",".join(sorted({test for target in targets for test in TARGETS[target] + ABOVE[target]}))
    left_out, mutants = set(), []
    for attempt in range(12):
        mutants, total = mutate(tool, count, seed, left_out, targets)
        built = build(only, OPTIMISED + ["--build-tests"])
        if built.returncode == 0:
            break
        wrong = uncompilable(built.stdout + built.stderr, mutants)
        if not wrong:
            sys.exit(built.stdout[-4000:] + built.stderr[-4000:])
        left_out |= wrong
        print(f"{len(wrong)} mutants do not compile", file=sys.stderr, flush=True)
    else:
        sys.exit("it still does not compile")

    folder = os.path.join(SCRATCH, "release")
    places = [os.path.join(folder, name) for name in os.listdir(folder)]
    binary = next(place for place in places if place.endswith(".xctest"))
    survivors = unnoticed_by_tests(binary, TARGETS, [(number, path, line, change) for number, path, _, _, line, change in mutants])
    silent = unnoticed_by_scenarios(survivors)
    last = unnoticed_by_tests(binary, ABOVE, silent)
    for number, path, line, change in last:
        print(f"survived: {number} {path}:{line}: {change}")
    print(
        f"{total}; {len(mutants)} mutants: {len(mutants) - len(survivors)} noticed by the tests of their target, "
        f"{len(survivors) - len(silent)} more by the scenarios, {len(silent) - len(last)} by the tests above, {len(last)} survived")


if __name__ == "__main__":
    main()
