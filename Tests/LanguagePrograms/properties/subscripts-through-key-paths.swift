// A subscript that the type does not have is that of what its dynamic members lead into.
@dynamicMemberLookup
class Reference<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  subscript<T>(dynamicMember keyPath: WritableKeyPath<Value, T>) -> T {
    get { value[keyPath: keyPath] }
    set { value[keyPath: keyPath] = newValue }
  }
}
let scope = Reference(["a": true])
print(scope["a"] as Any, scope["b"] as Any)
let name = "b"
scope[name] = false
print(scope.value.count, scope[name] as Any)
let list = Reference([1, 2, 3])
list[1] += 5
print(list.value, list[1])
