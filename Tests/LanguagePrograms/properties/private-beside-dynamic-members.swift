// properties: a member that is private is found by its name where others look members up dynamically
@propertyWrapper struct Wrapper { var wrappedValue: Int }
@dynamicMemberLookup struct Settings {
  @Wrapper var volume = 1
  private var secret = 2
  var open = 3
  subscript(dynamicMember name: String) -> String? { name == "secret" ? "found" : nil }
  func inside() -> Int { secret + _volume.wrappedValue }
}
print(Settings()._volume ?? "nil", Settings().secret ?? "none", Settings().open, Settings().inside(), Settings().other as Any)
@dynamicMemberLookup struct Box<Value> {
  private var count = 10
  var value: Value
  init(_ value: Value) { self.value = value }
  subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Part {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
  func size() -> Int { count }
}
struct Inner { var count = 5 }
var box = Box(Inner())
box.count += 1
print(box.count, box.size(), box.value.count)
