/// Why a program could not be compiled or run.
package enum CompiledCodeError: Error, Equatable, CustomStringConvertible {
  /// There is no `swiftc` on the search path.
  case compilerMissing
  /// The compiler does not accept the program: its messages.
  case rejected(String)
  /// Neither a build directory nor `lib/signalbox` is where the command is.
  case modulesMissing(beside: String)
  /// The modules were built by another compiler: its message.
  case otherCompiler(String)
  /// The process ended without an answer.
  case died(String)
  /// Something of the system failed.
  case systemFailure(String)

  package var description: String {
    switch self {
    case .compilerMissing:
      "swiftc was not found on the search path; compiled programs need the Swift compiler (swift.org/install)"
    case .rejected(let messages): "the Swift compiler does not accept the program:\n\(messages)"
    case .modulesMissing(let folder):
      "compiled programs need the module SimulatedDispatch, which is neither in \(folder) nor in lib/signalbox beside it; "
        + "'make install' installs it with the command"
    case .otherCompiler(let message):
      "this swiftc is of another version than the one that built Signalbox; build Signalbox with it, or put the other one first "
        + "on the search path:\n\(message)"
    case .died(let words): words
    case .systemFailure(let reason): reason
    }
  }
}
