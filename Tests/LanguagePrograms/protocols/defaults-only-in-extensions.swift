// What an extension has defaults for may be left out, though the requirement has none.
protocol Logger {
    func log(_ message: String, function: String, line: Int)
}
extension Logger {
    func log(_ message: String, function: String = #function, line: Int = #line) {
        print(function, line, message)
    }
}
struct ConsoleLogger: Logger {}
func work(_ l: Logger) { l.log("hi") }
work(ConsoleLogger())
