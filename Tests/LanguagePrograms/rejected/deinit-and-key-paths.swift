// What is not a member that can be named.
class Owner {
  func name() -> String { "" }
  deinit {}
}
let owner = Owner()
owner.deinit()
print([owner].map(\.name).count)
