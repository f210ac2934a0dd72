/// Why a scenario could not be run on the real libdispatch.
package enum RecordingError: Error, Equatable, CustomStringConvertible {
  /// There is no `swiftc` on the search path.
  case compilerMissing
  /// The compiler does not accept the scenario: its messages.
  case rejected(String)
  /// Something of the system failed: a folder could not be made, a process not started.
  case systemFailure(String)

  package var description: String {
    switch self {
    case .compilerMissing:
      "swiftc was not found on the search path; a run on the real libdispatch needs the Swift compiler (swift.org/install)"
    case .rejected(let messages): "the Swift compiler does not accept the scenario:\n\(messages)"
    case .systemFailure(let reason): reason
    }
  }
}
