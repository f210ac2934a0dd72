// advice: a try inside an autoclosure that must not throw: use a do block around, or a throwing autoclosure
struct Failed: Error {}
func body() throws -> Int { throw Failed() }
func note(_ message: @autoclosure () -> String) { print(message()) }
do { note("value \(try body())") } catch { print("caught", error) }
