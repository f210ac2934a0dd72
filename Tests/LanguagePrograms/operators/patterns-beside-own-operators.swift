// Patterns beside an own ~= for something else.
func ~= <T>(rhs: KeyPath<T, Bool>, lhs: T) -> Bool { lhs[keyPath: rhs] }
func kind(_ c: Character) -> String { switch c { case \.isNumber: "n"; case \.isLetter: "l"; default: "?" } }
print(kind("1"), kind("a"), kind("-"))
func align(_ t: String) -> String { switch (t.first, t.last) { case (":", ":"): "center"; case (":", _): "left"; case (_, ":"): "right"; default: "none" } }
print(align(":-:"), align(":-"), align("-:"), align("-"))
