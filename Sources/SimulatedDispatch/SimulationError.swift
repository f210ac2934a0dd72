/// Why there is no run: something went wrong in how the simulation was used. What goes wrong in the code that is simulated is in the
/// run, as its outcome and its findings.
public struct SimulationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Kind: Hashable, Sendable {
    /// A closure waits for something outside of the simulation: a real semaphore, `sleep`, a file.
    case blocksForReal
    /// A closure computes and computes without asking anything of Dispatch.
    case computesWithoutEnd
    /// Too many earlier simulations left threads behind that wait for something real, or trapped.
    case tooManyThreads
    /// What should be an expectation is not one.
    case notASentence
    /// The closure cannot be led as a schedule says.
    case noSuchSchedule
  }

  /// What went wrong.
  public let kind: Kind
  /// All that is known about it, over as many lines as it takes.
  public let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  static func blocksForReal(at site: Site) -> SimulationError {
    SimulationError(
      .blocksForReal,
      "a closure waits for something outside of the simulation: nothing came of it since \(place(site)). "
        + "Virtual time stands still meanwhile; use the simulated twin of what it waits for, or io(_:_:)")
  }

  static func computesWithoutEnd(at site: Site) -> SimulationError {
    SimulationError(
      .computesWithoutEnd,
      "a closure computes without end: it asked nothing of Dispatch since \(place(site)). Virtual time stands still meanwhile")
  }

  static let leavesMainTask = SimulationError(
    .blocksForReal,
    "the main task waits for ever: nothing that is simulated lets it go on. It awaits a continuation that nobody resumes, or something "
      + "outside of the simulation, as a download")

  private static func place(_ site: Site) -> String { site.line > 0 ? "\(site)" : "it began" }
}
