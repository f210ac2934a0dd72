#!/usr/bin/env python3
"""Writes every scenario of traces/rules that compiles as the body of a function into Programs/: the same text as closures.

LeftOut.txt says which are not, and why.
"""
import pathlib, re, sys

root = pathlib.Path(__file__).resolve().parents[2]
target = root / "Tests/SameMeaningTests/Programs"
left_out = dict(line.split(": ", 1) for line in (root / "Tests/SameMeaningTests/LeftOut.txt").read_text().splitlines() if line)
head = """// swift-format-ignore-file
// Made by generate.py from traces/rules; do not edit.
import SimulatedDispatch

"""
programs = []
for folder in sorted((root / "traces/rules").iterdir()):
    name = folder.name
    if name in left_out:
        continue
    text = (folder / "scenario.swift").read_text()
    text = re.sub(r"^import .*$", "", text, flags=re.M).rstrip("\n")
    function = "rule_" + name.replace("-", "_")
    programs.append((name, function, text))
for old in target.glob("*.swift"):
    old.unlink()
files, current = [], ""
for name, function, text in programs:
    piece = f'func {function}() throws {{\n#sourceLocation(file: "scenario.swift", line: 1)\n{text}\n#sourceLocation()\nneverEnd()\n}}\n\n'
    if (head + current + piece).count("\n") > 380:
        files.append(current)
        current = ""
    current += piece
files.append(current)
for number, text in enumerate(files):
    (target / f"Rules{number + 1:02}.swift").write_text(head + text.rstrip("\n") + "\n")
table = "".join(f'  ("{name}", {function}),\n' for name, function, _ in programs)
(target / "Table.swift").write_text(
    "// swift-format-ignore-file\n// Made by generate.py; do not edit.\n\n"
    f"/// The folder below traces/rules, and the same text as closures.\nlet programs: [(folder: String, body: () throws -> Void)] = [\n{table}]\n")
print(len(programs), "programs,", len(left_out), "left out")
