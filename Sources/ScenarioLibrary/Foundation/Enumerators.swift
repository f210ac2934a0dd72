// What is handed out is what there was when it was made.
class NSEnumerator: NSObject, Sequence {
  typealias Element = Any
  typealias Iterator = AnyIterator<Any>
  let _all: [Any]
  var _next = 0
  init(_ all: [Any]) { _all = all }
  func nextObject() -> Any? {
    if _next == _all.count { return nil }
    _next += 1
    return _all[_next - 1]
  }
  var allObjects: [Any] {
    defer { _next = _all.count }
    return Array(_all[_next...])
  }
  func makeIterator() -> AnyIterator<Any> { AnyIterator { self.nextObject() } }
}
extension NSArray {
  func objectEnumerator() -> NSEnumerator { NSEnumerator(_items) }
  func reverseObjectEnumerator() -> NSEnumerator { NSEnumerator(_items.reversed()) }
  func firstObjectCommon(with other: [Any]) -> Any? { _items.first { item in other.contains { _sameObject($0, item) } } }
  func objects(at indexes: IndexSet) -> [Any] { indexes.map { object(at: $0) } }
}
extension NSDictionary {
  func keyEnumerator() -> NSEnumerator { NSEnumerator(allKeys) }
  func objectEnumerator() -> NSEnumerator { NSEnumerator(allValues) }
  func keysSortedByValue(comparator: (Any, Any) -> ComparisonResult) -> [Any] {
    _keys.sorted { comparator(_values[$0]!, _values[$1]!) == .orderedAscending }.map { $0.base }
  }
  func objects(forKeys keys: [Any], notFoundMarker: Any) -> [Any] { keys.map { object(forKey: $0) ?? notFoundMarker } }
  func allKeys(for object: Any) -> [Any] { _keys.filter { _sameObject(_values[$0]!, object) }.map { $0.base } }
}
extension NSSet {
  func objectEnumerator() -> NSEnumerator { NSEnumerator(_items) }
  func adding(_ object: Any) -> Set<AnyHashable> { addingObjects(from: [object]) }
  func addingObjects(from other: [Any]) -> Set<AnyHashable> { Set((_items + other).compactMap { $0 as? AnyHashable }) }
  func filtered(using predicate: NSPredicate) -> Set<AnyHashable> {
    Set(_items.filter { predicate.evaluate(with: $0) }.compactMap { $0 as? AnyHashable })
  }
  func enumerateObjects(_ body: (Any, inout _ObjCBool) -> Void) {
    var stop = _ObjCBool()
    for object in _items {
      body(object, &stop)
      if stop.pointee { return }
    }
  }
}
extension NSOrderedSet {
  func objectEnumerator() -> NSEnumerator { NSEnumerator(_items) }
  func reverseObjectEnumerator() -> NSEnumerator { NSEnumerator(_items.reversed()) }
  var set: Set<AnyHashable> { Set(_items.compactMap { $0 as? AnyHashable }) }
  func intersects(_ other: NSOrderedSet) -> Bool { _items.contains { other.contains($0) } }
  func isSubset(of other: NSOrderedSet) -> Bool { _items.allSatisfy { other.contains($0) } }
  func intersectsSet(_ other: Set<AnyHashable>) -> Bool {
    _items.contains { item in other.contains { _sameObject($0.base, item) } }
  }
  func isSubset(of other: Set<AnyHashable>) -> Bool {
    _items.allSatisfy { item in other.contains { _sameObject($0.base, item) } }
  }
}
