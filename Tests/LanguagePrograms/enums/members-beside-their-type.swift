enum Kind { case a, b(Int) }
func make() -> Kind { .b(2) }
var list: [Result<Int, Never>] = [.success(1)]
let one = list.isEmpty ? .success(0) : list.removeFirst()
let two = list.isEmpty ? .a : make()
let three = list.isEmpty ? make() : .a
print(one, two, three)
func take(_ kind: Kind?) { print(kind as Any) }
take(list.isEmpty ? .a : make())
let five = list.count > 3 ? nil : make()
print(five!)
