final class Item {
  let number: Int
  init(_ number: Int = 1) { self.number = number }
  deinit { print("gone", number) }
}
func replace(_ item: inout Item?, by other: Item) { item = other }
func shown() {
  weak var item: Item?
  replace(&item, by: Item())
  print(item == nil)
  let kept = Item(2)
  replace(&item, by: kept)
  print(item?.number ?? 0, kept.number)
}
shown()
func captured() {
  weak var item: Item?
  let change = { replace(&item, by: Item(3)) }
  change()
  let number = item?.number ?? 0
  print(number)
}
captured()
final class Holder { weak var item: Item? }
struct Pair { weak var item: Item?; var count = 0 }
let holder = Holder()
replace(&holder.item, by: Item(4))
print(holder.item == nil)
var pair = Pair()
replace(&pair.item, by: Item(5))
print(pair.item == nil)
let both = [Item(6), Item(7)]
replace(&pair.item, by: both[1])
swap(&pair.item, &holder.item)
print(holder.item?.number ?? 0, pair.item?.number ?? 0)
weak var top: Item?
replace(&top, by: Item(8))
print(top == nil, both.count)
