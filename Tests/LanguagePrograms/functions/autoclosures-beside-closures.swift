// Functions may differ by an autoclosure alone, and what it throws is thrown where it is called.
struct Bad: Error {}
struct Outcome<T> {
    let text: String
    init(_ value: T?, otherwise: String) { text = value.map { "\($0)" } ?? otherwise }
    init(_ f: @autoclosure () throws -> T) { self.init(attempt: f) }
    init(attempt f: () throws -> T) { do { text = "\(try f())" } catch { text = "caught \(error)" } }
}
func materialize<T>(_ f: () throws -> T) -> Outcome<T> { Outcome(try f()) }
func materialize<T>(_ f: @autoclosure () throws -> T) -> Outcome<T> { Outcome(try f()) }
func fail(_ n: Int) throws -> Int { if n < 0 { throw Bad() }; return n }
print(materialize { try fail(1) }.text)
print(materialize(try fail(-1)).text)
