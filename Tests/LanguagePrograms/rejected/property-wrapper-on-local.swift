// advice: a wrapper belongs on a property of a type
@propertyWrapper
struct Logged {
  var wrappedValue = 0
}
func count() {
  @Logged var number
  number += 1
}
@Logged var total
count()
