// `#fileID`, `#function` and `#line` as default arguments say where the call is.
func log(_ text: String, file: String = #fileID, function: String = #function, line: Int = #line) {
  print("\(file):\(line) \(function): \(text)")
}
struct Worker {
  func run(times count: Int) { log("run \(count)") }
}
log("top")
Worker().run(times: 2)
