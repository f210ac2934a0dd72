// closures: stored in arrays, dictionaries and properties, called later
var handlers: [() -> Void] = []
func onFinish(_ handler: @escaping () -> Void) { handlers.append(handler) }
for i in 1...3 {
  onFinish { print("handler", i) }
}
print("registered", handlers.count)
for handler in handlers.reversed() { handler() }
handlers.removeFirst()()
print(handlers.count)

class Button {
  var onTap: ((Int) -> Void)?
  private(set) var taps = 0
  func tap() {
    taps += 1
    onTap?(taps)
  }
}
let button = Button()
button.tap()
button.onTap = { print("tap", $0) }
button.tap()
button.tap()
button.onTap = nil
button.tap()
print(button.taps)

struct Route {
  let path: String
  let action: (String) -> String
}
let routes = [
  Route(path: "home", action: { "welcome \($0)" }),
  Route(path: "exit", action: { user in "bye " + user }),
]
for route in routes { print(route.path, route.action("Ann")) }

let byName: [String: () -> Int] = ["one": { 1 }, "two": { 2 }]
print(byName["two"]!(), byName["three"]?() ?? 0)
