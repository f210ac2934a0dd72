// advice: write '!' behind the call, or 'init?'
struct Port {
  let number: Int
  init?(_ number: Int) {
    guard number > 0 else { return nil }
    self.number = number
  }
  init(text: String) { self.init(Int(text) ?? 0) }
}
print(Port(text: "80").number)
