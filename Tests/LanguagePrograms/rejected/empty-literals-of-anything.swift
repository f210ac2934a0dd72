// Anything is not Equatable and not Comparable, and an initial value that says nothing holds nothing.
struct Sorted<Element: Comparable> { var list: [Element] }
func isSame<Element: Equatable>(_ list: [Element]) -> Bool { list == list }
print(isSame([]))
let sorted = Sorted(list: [])
let list = []
let rows = [:]
