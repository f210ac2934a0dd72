// defer: runs when an error leaves the scope, too; not when the statement was not reached yet
struct Oops: Error { let code: Int }
func step(_ fail: Bool) throws -> String {
  print("open")
  defer { print("close") }
  if fail { throw Oops(code: 1) }
  defer { print("second close") }
  print("working")
  return "ok"
}
do {
  print(try step(false))
  print(try step(true))
  print("not reached")
} catch let error as Oops {
  print("caught", error.code)
}

func nested() throws {
  defer { print("outer cleanup") }
  do {
    defer { print("inner cleanup") }
    throw Oops(code: 2)
  } catch {
    defer { print("end of catch") }
    print("rethrowing")
    throw error
  }
}
do { try nested() } catch { print("finally", error) }

func guarded(_ text: String?) -> Int {
  guard let text else {
    defer { print("guard exit") }
    return 0
  }
  defer { print("used", text) }
  return text.count
}
print(guarded(nil), guarded("abc"))

var depth = 0
func recurse(_ n: Int) {
  depth += 1
  defer { depth -= 1 }
  if n > 0 { recurse(n - 1) } else { print("depth", depth) }
}
recurse(3)
print("depth", depth)
