// control flow: closures, functions and key paths as patterns, with a ~= of one's own
func ~= <T>(p: (T) -> Bool, v: T) -> Bool { p(v) }
func atLeast(_ n: Int) -> (Int) -> Bool { { $0 >= n } }
func isBig(_ n: Int) -> Bool { n > 10 }
func even(_ n: Int) -> Bool { n % 2 == 0 }
struct P { var age = 3; var isOld: Bool { age > 2 } }
switch "hello" {
case { $0.count > 3 }: print("long");
default: print("short")
}
switch 4 {
case { $0 % 2 == 0 }: print("even");
default: print("odd")
}
switch 4 {
case atLeast(5): print("5");
case atLeast(3): print("3");
default: print("odd")
}
switch 40 {
case isBig: print("big");
case even: print("even");
default: print("odd")
}
switch P() {
case { $0.isOld }: print("old");
default: print("young")
}
if case { $0 > 3 } = 5 { print("yes") }
switch 5 {
case 1...3: print("low");
case 5: print("five");
default: print("no")
}
switch "a" {
case "a", "b": print("ab");
default: print("no")
}
switch P() {
case \.isOld: print("old");
default: print("young")
}
let some: Int? = 5
switch some {
case nil: print("nil");
case 5: print("5");
default: print("no")
}
switch (4, "a") {
case ({ $0 > 3 }, "a"): print("both");
default: print("no")
}
