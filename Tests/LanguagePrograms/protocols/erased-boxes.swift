// Values of protocol type with arguments are written to, those without are read.
protocol Box<T>: AnyObject { associatedtype T; var value: T { get set }; func map<U>(_ f: (T) -> U) -> [U]; func load() throws -> T; var all: [T] { get }; func cb(_ done: @escaping (Result<T, Error>) -> Void) }
struct E: Error {}
final class IntBox: Box { var value = 1; func map<U>(_ f: (Int) -> U) -> [U] { [f(value)] }; func load() throws -> Int { if value > 1 { throw E() }; return value }; var all: [Int] { [value, 2] }; func cb(_ done: @escaping (Result<Int, Error>) -> Void) { done(.success(value)) } }
let b: any Box<Int> = IntBox()
b.value += 4
b.value = b.value * 2
print(b.value, b.map { $0 + 1 }, (try? b.load()) as Any, b.all)
b.cb { print($0) }
let c: any Box = b
print(c.value, c.map { "\($0)" }, (try? c.load()) as Any, c.all.count)
