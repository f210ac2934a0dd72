// Attributes before what they do not belong to.
@discardableResult let x = 1
@escaping func kept() {}
@frozen func frozen() {}
@inlinable let y = 1
@unknown func unknown() {}
@autoclosure var q = 1
@objcMembers struct Plain {}
struct Members { @discardableResult var x: Int { 1 }
  @discardableResult subscript(i: Int) -> Int { 1 } }
@propertyWrapper func wrapper() {}
@resultBuilder typealias Builder = Int
@dynamicMemberLookup let a = 1
@dynamicMemberLookup struct ByNumber { subscript(dynamicMember s: Int) -> Int { 1 } }
@dynamicMemberLookup class WithoutName { subscript(s: String) -> Int { 1 } }
