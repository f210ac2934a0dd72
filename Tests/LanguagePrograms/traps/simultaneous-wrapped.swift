// A wrapper that is a struct is held while what it wraps is changed.
@propertyWrapper struct Clamped {
  private var value: Int
  init(wrappedValue: Int) { value = min(wrappedValue, 10) }
  var wrappedValue: Int { get { value } set { value = min(newValue, 10) } }
}
final class Volume { @Clamped var level = 3 }
func raise(_ value: inout Int, by step: () -> Int) { value += step() }
let volume = Volume()
volume.level += volume.level
print(volume.level)
raise(&volume.level) { 20 }
print(volume.level)
raise(&volume.level) { volume.level }
print("never")
