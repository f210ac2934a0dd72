// traps: using an implicitly unwrapped optional before it is set
class Screen {
  var title: String!
  func show() { print(title.uppercased()) }
}
let screen = Screen()
screen.title = "home"
screen.show()
screen.title = nil
screen.show()
