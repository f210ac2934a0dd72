// advice: 'name' has no value: give it a default or write an init
class Person {
  var name: String
}
print(Person())
