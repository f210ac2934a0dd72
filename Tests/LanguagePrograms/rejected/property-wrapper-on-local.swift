// advice: a wrapper belongs on a property of a type, or on a variable inside a function
@propertyWrapper
struct Logged {
  var wrappedValue: Int
}
func count() {
  @Logged var number: Int
  number = 1
}
@Logged var total = 1
count()
total += 1
