// A call that names everything means the requirement; one that leaves out what only the extension has a default for means the extension's.
protocol Log { func log(_ text: String, line: Int); func plain(_ n: Int) }
extension Log {
  func log(_ text: String, line: Int = 3) { print("extension", text, line) }
  func plain(_ n: Int = 1) { print("plain extension", n) }
}
struct Own: Log {
  func log(_ text: String, line: Int) { print("own", text, line) }
  func plain(_ n: Int) { print("own plain", n) }
}
struct Bare: Log {}
func generic<L: Log>(_ l: L) { l.log("g"); l.log("g", line: 5); l.plain() }
let logs: [Log] = [Own(), Bare()]
for l in logs { l.log("a"); l.log("b", line: 4); l.plain(2); l.plain() }
generic(Own())
generic(Bare())
Own().log("direct")
Own().plain()
