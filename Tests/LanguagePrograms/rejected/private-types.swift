// Private types are neither shown nor used outside.
private struct Hidden {}
private class Parent {}
class Heir: Parent {}
func expose() -> Hidden { Hidden() }
struct Outer {
  private struct Inner { var number = 1 }
  private subscript(index: Int) -> Int { index }
  var inner = Inner()
  init() {}
  func take(_ hidden: Hidden) {}
}
print(Outer.Inner().number)
print(Outer()[1])
