// Commands and handlers: what a generic parameter is, the closure's parameters say
import Foundation
protocol Command { associatedtype Output }
struct Deposit: Command { typealias Output = Int; let n: Int }
struct Rename: Command { typealias Output = String; let to: String }
final class Bus {
  private var handlers: [ObjectIdentifier: (Any) throws -> Any] = [:]
  func register<C: Command>(_ type: C.Type = C.self, handler: @escaping (C) throws -> C.Output) {
    handlers[ObjectIdentifier(type)] = { try handler($0 as! C) }
  }
  func on<E>(_ type: E.Type = E.self, do handler: @escaping (E) -> Void) { handlers[ObjectIdentifier(type)] = { handler($0 as! E) } }
  func send<C: Command>(_ command: C) throws -> C.Output { try handlers[ObjectIdentifier(C.self)]!(command) as! C.Output }
  func post<E>(_ event: E) { _ = try? handlers[ObjectIdentifier(E.self)]!(event) }
}
let bus = Bus()
var total = 0
bus.register { (c: Deposit) in total += c.n; return total }
bus.register { (c: Rename) -> String in c.to.uppercased() }
bus.register { (c: Deposit) in try check(c) }
bus.on { (event: Notification) in print("event", event.name.rawValue) }
bus.on { (text: String) in
  print("text", text)
}
func check(_ d: Deposit) throws -> Int { d.n * 2 }
print(try bus.send(Deposit(n: 4)), try bus.send(Rename(to: "x")))
bus.post("hello")
bus.post(Notification(name: Notification.Name("n")))
