// Functions that throw only what their closures throw.
struct Lost: Error {}
func risky() throws -> Int { throw Lost() }
func again(_ body: () throws -> Void) rethrows { do { try body() } catch { throw error } }
func other(_ body: () throws -> Void) rethrows { do { try body() } catch { throw Lost() } }
func count(_ body: () throws -> Int) rethrows -> Int { try [1, 2].map { _ in try body() }.count }
func sum(_ body: () throws -> Int) rethrows -> Int { try body() + count(body) }
func maybe(_ body: (() throws -> Int)?) rethrows -> Int? { try body?() }
func quiet(_ body: () throws -> Int) rethrows {
  _ = try? risky()
  do { _ = try risky() } catch { print("caught") }
  try again { _ = try body() }
}
func last<T>(_ body: () throws -> T) rethrows -> T {
  defer { print("left") }
  defer {
    do { _ = try risky() } catch { print("in defer") }
    _ = try? risky()
  }
  return try body()
}
again {}
quiet { 1 }
print(count { 1 }, sum { 2 }, maybe(nil) as Any, last { 3 })
do { try again { throw Lost() } } catch { print(error) }
do { try other { _ = try risky() } } catch { print(error) }
print(1 + (try! count { try [5].first { _ in true } ?? 0 }), (try? risky()) ?? 7)
let either = true ? try last { 4 } : 0
print(either)
