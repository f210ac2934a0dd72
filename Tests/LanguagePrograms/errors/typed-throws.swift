// Typed throws: what a function, a closure, an accessor or a requirement throws, and what `catch` gets of it.
enum BankError: Error, Equatable { case broke(Int), closed }

func take(_ amount: Int) throws(BankError) -> Int {
  if amount > 10 { throw .broke(amount) }
  return amount
}

func advice(_ amount: Int) -> String {
  do {
    return "took \(try take(amount))"
  } catch {
    switch error {
    case .broke(let missing): return "broke by \(missing - 10)"
    case .closed: return "closed"
    }
  }
}
print(advice(3), advice(30))

do { _ = try take(11) } catch .broke(let amount) { print("broke", amount) } catch { print("closed") }
do throws(BankError) { throw .closed } catch { print(error == .closed) }

// What does not throw, and what throws something else.
struct Lost: Error {}
func never() throws(Never) -> Int { 4 }
func both(_ amount: Int) throws {
  if amount == 0 { throw Lost() }
  _ = try take(amount)
}
print(never())
do { try both(0) } catch is Lost { print("lost") } catch { print(error) }
do { try both(12) } catch let error as BankError { print("bank", error) } catch { print(error) }

// A parameter for the error: it is what the closure throws.
func attempt<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value { try body() }
func unwrap<Value, Failure: Error>(_ value: Value?, or error: Failure) throws(Failure) -> Value {
  guard let value else { throw error }
  return value
}
print(attempt { 7 })
do { print(try attempt { () throws(BankError) in try take(12) }) } catch { print(error == .broke(12)) }
do {
  print(try unwrap(3, or: BankError.closed))
  print(try unwrap(nil as Int?, or: BankError.closed))
} catch {
  print(error == .closed)
}

// Values of function types, results, accessors, initialisers.
let withdraw: (Int) throws(BankError) -> Int = take
let close = { () throws(BankError) in throw .closed }
do { try close() } catch { print(error) }
do { print(try withdraw(99)) } catch { print(error) }
let result = Result { () throws(BankError) -> Int in try take(44) }
print(result == .failure(.broke(44)))
do { print(try result.get()) } catch .closed { print("closed") } catch { print("result", error) }

struct Account {
  var balance: Int
  init(_ balance: Int) throws(BankError) { self.balance = try take(balance) }
  var half: Int { get throws(BankError) { try take(balance * 4) / 2 } }
}
do { print(try Account(2).half, try Account(5).half) } catch { print(error == .broke(20)) }
print((try? Account(11)) == nil, (try? take(2)) ?? 0)

// A requirement with the error as an associated type.
protocol Source {
  associatedtype Failure: Error
  func next() throws(Failure) -> Int
}
struct Failing: Source { func next() throws(BankError) -> Int { throw .closed } }
struct Counting: Source {
  typealias Failure = Never
  func next() -> Int { 1 }
}
func drain<S: Source>(_ source: S) -> String {
  do { return "\(try source.next())" } catch { return "\(error)" }
}
print(drain(Failing()), drain(Counting()))

// Nested: what is caught inside does not leave.
func layered() throws(BankError) -> Int {
  do { try both(0) } catch { print("inner", error) }
  do { return try take(1) + take(15) } catch .closed { return 0 } catch { throw error }
}
do { print(try layered()) } catch { print(error) }

extension Account: Equatable {}

// A closure that does not say so throws any error, unless something else is wanted of it.
struct Other: Error {}
var open = { try take(11) }
do { _ = try open() } catch let error as BankError { print("open", error) }
open = { throw Other() }
do { _ = try open() } catch { print("open", error) }
let wanted: (Int) throws(BankError) -> Int = { try take($0 * 2) }
do { print(try wanted(4), try wanted(6)) } catch { print(error == .broke(12)) }
func passing() throws {
  do throws(BankError) { _ = try take(13) } catch .closed { print("closed") }
}
do { try passing() } catch { print("passed on", error) }
