// lazy-and-static: a lazy property whose type is asked for inside a call with several meanings
final class Token {
  let cancel: () -> Void
  init(_ cancel: @escaping () -> Void) { self.cancel = cancel }
}
final class Bus {
  private var handlers: [(Any) -> Void] = []
  func subscribe<E>(_ type: E.Type, _ handler: @escaping (E) -> Void) -> Token {
    handlers.append { event in
      guard let event = event as? E else { return print("not", E.self) }
      handler(event)
    }
    return Token { print("cancelled") }
  }
  func post(_ event: Any) { handlers.forEach { $0(event) } }
}
let bus = Bus()
class Screen {
  var tokens: [Token] = []
  init() { observe() }
  func observe() {}
}
final class Chat: Screen {
  private lazy var token = bus.subscribe(String.self) { [unowned self] text in received.append(text) }
  private(set) var received: [String] = []
  override func observe() {
    super.observe()
    tokens += [token]
  }
}
let chat = Chat()
bus.post("hello")
bus.post(5)
bus.post("bye")
print(chat.received, chat.tokens.count)
