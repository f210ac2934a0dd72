// Who may throw what: functions that rethrow, and what stands in defer or to the right of an operator.
struct Lost: Error {}
func risky() throws -> Int { throw Lost() }
func first(_ body: () throws -> Void) rethrows {
  try body()
  throw Lost()
}
func second(_ body: () throws -> Void) rethrows {
  try body()
  _ = try risky()
}
func third() rethrows {}
func fourth() throws {
  defer { throw Lost() }
  do {
    defer { _ = try risky() }
  } catch { print(error) }
  print(1 + try risky())
}
