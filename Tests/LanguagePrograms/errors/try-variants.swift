// errors: try?, try!, throwing initialisers, closures, properties and subscripts, rethrows, errors across map, guard with try?
enum Failure: Error { case negative, tooBig(Int) }
func root(_ n: Int) throws -> Double {
  guard n >= 0 else { throw Failure.negative }
  return Double(n).squareRoot()
}
print((try? root(9)) as Any, (try? root(-1)) as Any, try! root(16))
if let value = try? root(4) { print("root", value) }
guard let value = try? root(25) else { fatalError() }
print(value, (try? root(-4)) ?? 0)

struct Age {
  let years: Int
  init(_ years: Int) throws {
    if years < 0 { throw Failure.negative }
    if years > 150 { throw Failure.tooBig(years) }
    self.years = years
  }
  var checked: Int {
    get throws {
      if years == 13 { throw Failure.negative }
      return years
    }
  }
}
for n in [30, -1, 200, 13] {
  do {
    print(try Age(n).checked)
  } catch Failure.tooBig(let n) {
    print("too big", n)
  } catch {
    print("failed", error)
  }
}
let parse: (String) throws -> Int = { text in
  guard let n = Int(text) else { throw Failure.tooBig(text.count) }
  return n
}
print(try parse("12") + 1)
do {
  print(try ["1", "2", "xyz", "4"].map(parse))
} catch {
  print("map stopped:", error)
}
print(["1", "x"].compactMap { try? parse($0) })
func both(_ a: () throws -> Int, _ b: () throws -> Int) rethrows -> Int { try a() + b() }
print(both({ 1 }, { 2 }), (try? both({ 1 }, { throw Failure.negative })) as Any)
do { _ = try both({ try parse("5") }, { try parse("") }) } catch { print(error) }
print((try? parse("8")).map { $0 * 2 } as Any)
