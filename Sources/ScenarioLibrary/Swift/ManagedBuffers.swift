// An object of a class whose initialisers do not run: subclasses have no properties of their own.
func _blank(_ type: Any.Type) -> AnyObject
class ManagedBuffer<Header, Element> {
  var capacity = 0
  var _head: UnsafeMutablePointer<Header>! = nil
  var _elements: UnsafeMutablePointer<Element>! = nil
  init(_blank: Never) {}
  class func create(
    minimumCapacity: Int, makingHeaderWith factory: (ManagedBuffer<Header, Element>) throws -> Header
  ) rethrows -> ManagedBuffer<Header, Element> {
    let made = _blank(self) as! ManagedBuffer<Header, Element>
    made.capacity = minimumCapacity
    made._head = UnsafeMutablePointer<Header>.allocate(capacity: 1)
    made._elements = UnsafeMutablePointer<Element>.allocate(capacity: minimumCapacity)
    made._head.initialize(to: try factory(made))
    return made
  }
  var header: Header {
    get { _head.pointee }
    set { _head.pointee = newValue }
  }
  func withUnsafeMutablePointerToHeader<R>(_ body: (UnsafeMutablePointer<Header>) throws -> R) rethrows -> R {
    try body(_head)
  }
  func withUnsafeMutablePointerToElements<R>(_ body: (UnsafeMutablePointer<Element>) throws -> R) rethrows -> R {
    try body(_elements)
  }
  func withUnsafeMutablePointers<R>(
    _ body: (UnsafeMutablePointer<Header>, UnsafeMutablePointer<Element>) throws -> R
  ) rethrows -> R {
    try body(_head, _elements)
  }
}
func unsafeDowncast<T: AnyObject>(_ object: AnyObject, to type: T.Type) -> T { object as! T }
