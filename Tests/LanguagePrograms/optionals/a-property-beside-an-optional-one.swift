// An extension's property beside an Optional one of the same name: which is meant depends on what is wanted.
extension Array {
  var first: Int { 3 }
}
protocol Titled {}
extension Titled {
  var title: String? { nil }
}
struct Page: Titled {
  var title: String { "page" }
}
let numbers = [5, 6]
print(numbers.first, numbers.first ?? 4, [Int]().first ?? 4)
let plain = numbers.first
let asked: Int = numbers.first
let perhaps: Int? = numbers.first
print(type(of: plain), asked, perhaps as Any)
if let found = numbers.first { print("found", found) }
guard let taken = [7, 8].first else { fatalError() }
print(taken, numbers.first == nil, numbers.first.map { $0 + 1 } as Any)
func show(_ number: Int?) { print(number as Any) }
show(numbers.first)
let page = Page()
let title: String? = page.title
print(page.title, title as Any, page.title ?? "none")
