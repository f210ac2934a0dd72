// advice: property wrappers are not supported: use a computed property
@propertyWrapper
struct Clamped {
  private var value = 0
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, 0), 10) }
  }
}
struct Volume {
  @Clamped var level: Int
}
var volume = Volume()
volume.level = 20
print(volume.level)
