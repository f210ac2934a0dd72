// `a ?? b ?? "none"` where anything is wanted: what is left of it all need not be what the others hold.
let none: [Int] = []
print(none.max() ?? none.min() ?? "nothing")
print(none.max() ?? [4].min() ?? "nothing", [1, 2].max() ?? "none")
let anything: Any = none.first ?? ["a": 2]["b"] ?? ["x"]
print(anything)
let number: Any = none.first ?? ["b": 2]["b"] ?? ["x"]
print(number)
let whole: Any = none.first ?? none.last ?? 7
print(whole)
