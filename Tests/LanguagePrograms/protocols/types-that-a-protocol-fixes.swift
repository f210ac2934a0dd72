// protocols/types-that-a-protocol-fixes: where Reply == Int of an inherited associated type, seen by conformers and generic code
protocol Request { associatedtype Reply }
protocol Command: Request where Reply == Int {}
struct Move: Command { let n: Int }
let r: Move.Reply = 3
func f<C: Command>(_ c: C) -> C.Reply { 4 }
print(r, f(Move(n: 1)))
protocol Handler { associatedtype Message: Request; func handle(_ message: Message) throws -> Message.Reply }
struct MoveHandler: Handler { func handle(_ message: Move) throws -> Int { 5 } }
print(try MoveHandler().handle(Move(n: 3)))
extension Collection where Element: BinaryFloatingPoint {
  var average: Element? { isEmpty ? nil : reduce(0, +) / Element(count) }
}
print([1.0, 2.0, 4.5].average ?? 0)
