// Of functions that fit alike a loop takes the sequence, and a binding the Optional
struct B { func value() -> Int { 2 }; func value() -> [Int] { [2, 3] } }
func opt() -> Int? { 1 }
func opt() -> Int { 2 }
for x in B().value() { print(x) }
for x in B().value() where x > 2 { print("where", x) }
if let o = opt() { print("bound", o) }
func g() { guard let o = opt() else { return }; print("guarded", o) }
g()
while let o = opt() { print("while", o); break }
for (i, x) in B().value().enumerated() { print(i, x) }
