public import Dispatch
import DispatchModel
import DispatchTrace

/// Computes for `duration` of virtual time: needs a core. Takes no time outside of simulations.
public func work(
  _ name: String, _ duration: DispatchTimeInterval, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
) {
  ask(Site(fileID, line, column)) { _, machine in .work(name: machine.intern(name), length(duration)) }
}

/// Waits for the outside world for `duration` of virtual time: the thread is blocked. Takes no time outside of simulations.
public func io(
  _ name: String, _ duration: DispatchTimeInterval, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
) {
  ask(Site(fileID, line, column)) { _, machine in .block(.io, name: machine.intern(name), length(duration)) }
}

/// Touches the user interface: a finding when it is not on the main thread.
public func ui(_ what: String, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
  ask(Site(fileID, line, column)) { _, machine in .touchUserInterface(machine.intern(what)) }
}

private func length(_ duration: DispatchTimeInterval) -> VirtualDuration {
  VirtualDuration(nanoseconds: max(nanoseconds(of: duration), 0))
}

/// Hides the standard library's `print`; the one below, which knows where it was called, is preferred.
@_disfavoredOverload
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  output(items, separator, terminator, .none)
}

/// Prints into the run: see `Run.printed`. Outside of simulations the standard library's.
public func print(
  _ items: Any..., separator: String = " ", terminator: String = "\n", fileID: StaticString = #fileID, line: Int = #line,
  column: Int = #column
) {
  output(items, separator, terminator, Site(fileID, line, column))
}

private func output(_ items: [Any], _ separator: String, _ terminator: String, _ site: Site) {
  var text = ""
  let worker = Worker.current
  worker?.beginDescribing()
  for (index, item) in items.enumerated() {
    Swift.print(item, terminator: index + 1 < items.count ? separator : "", to: &text)
  }
  text += terminator
  guard let worker else { return Swift.print(text, terminator: "") }
  ask(site) { _, machine in machine.printing(text) }
  worker.endDescribing(at: site)
}

/// Hides the standard library's `fatalError`; the one below, which knows the column, is preferred.
@_disfavoredOverload
public func fatalError(
  _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
) -> Never {
  fatalError(message(), fileID: file, file: file, line: line, column: 0)
}

/// Ends the run with these words, as a trap. Outside of simulations the standard library's.
public func fatalError(
  _ message: @autoclosure () -> String = "", fileID: StaticString = #fileID, file: StaticString = #file, line: UInt = #line,
  column: Int = #column
) -> Never {
  let words = message()
  ask(Site(fileID, Int(line), column)) { _, machine in .trap(machine.intern(words)) }
  Swift.fatalError(words, file: file, line: line)
}

/// Ends the run with that code.
public func exit(
  _ code: Int32, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
) -> Never {
  demand("exit", Site(fileID, line, column)) { _, _ in .exit(code: code) }
  Swift.fatalError("exit() never returns")
}
