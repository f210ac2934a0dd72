enum objc_AssociationPolicy: UInt {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}
final class _Unretained {
  weak var _object: AnyObject?
  init(_ object: AnyObject) { _object = object }
}
enum _Associations {
  static var _others: [Int: [Int: Any]]?
  static func _all(_ object: Any) -> [Int: Any] {
    if let object = object as? NSObject { return object._associated ?? [:] }
    return _others?[_identityOf(object as AnyObject)] ?? [:]
  }
  static func _set(_ object: Any, _ all: [Int: Any]) {
    if let object = object as? NSObject {
      object._associated = all
    } else {
      _others = (_others ?? [:]).merging([_identityOf(object as AnyObject): all]) { $1 }
    }
  }
}
func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
  var all = _Associations._all(object)
  if policy == .OBJC_ASSOCIATION_ASSIGN, let value {
    all[key._number] = _Unretained(value as AnyObject)
  } else {
    all[key._number] = value
  }
  _Associations._set(object, all)
}
func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let found = _Associations._all(object)[key._number]
  if let unretained = found as? _Unretained { return unretained._object }
  return found
}
func objc_removeAssociatedObjects(_ object: Any) { _Associations._set(object, [:]) }
