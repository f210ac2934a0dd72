// A closure reads the property whose array is being changed.
final class Store {
  var items = [1, 2, 3]
  func shrink() { items.removeAll { $0 > self.items.count - 2 } }
}
print("begin")
Store().shrink()
print("never")
