final class Item {
  var number = 1
  deinit { print("item gone") }
}
func clear(_ item: inout Item?) { item = nil }
func replace(_ item: inout Item?, by other: Item) { item = other }
func make() -> () -> Void {
  let item = Item()
  return { [weak item] in
    clear(&item)
    print(item == nil)
  }
}
make()()
let kept = Item()
let other = Item()
let turn = { [weak kept, weak second = other] in
  print(kept?.number ?? 0)
  clear(&kept)
  print(kept == nil)
  let inner = {
    replace(&second, by: kept ?? other)
    print(second == nil)
    kept = other
  }
  inner()
  print(kept === other)
}
turn()
turn()
final class Owner {
  var number = 2
  lazy var act: () -> Void = { [weak self] in
    self?.number += 3
    self = nil
    print(self == nil)
  }
}
let owner = Owner()
owner.act()
owner.act()
print(kept.number, other.number, owner.number)
