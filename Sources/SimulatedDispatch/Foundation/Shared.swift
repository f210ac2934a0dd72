import DispatchModel
import DispatchTrace

/// A variable whose every reading and writing is seen: by the analysis of races, and by exploration, which tries all orders of them.
///
///     @Shared("photos") private var photos: [String] = []
///
/// `photos.append(…)` is a reading and a writing, as it is without the wrapper.
@propertyWrapper
public final class Shared<Value>: @unchecked Sendable {
  private var value: Value
  private let handle: Handle

  /// Findings call it `name`; without one, by the place where it is made.
  public init(
    wrappedValue: Value, _ name: String? = nil, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    value = wrappedValue
    let site = Site(fileID, line, column)
    let name = name ?? "\(site)"
    handle = Handle(site) { .declareVariable(name: $0.intern(name)) }
  }

  /// The value. Findings name the line that reads or writes it, where the debug information tells; else that of the call before it.
  public var wrappedValue: Value {
    get {
      note(.read)
      return value
    }
    set {
      note(.write)
      value = newValue
    }
    _modify {
      note(.read)
      note(.write)
      yield &value
    }
  }

  /// Itself: `$photos.value(…)`.
  public var projectedValue: Shared<Value> { self }

  /// The value, read here.
  public func read(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) -> Value {
    note(.read, Site(fileID, line, column))
    return value
  }

  /// Changes the value here.
  public func write<Result>(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, _ change: (inout Value) throws -> Result
  ) rethrows -> Result {
    note(.write, Site(fileID, line, column))
    return try change(&value)
  }

  private func note(_ kind: AccessKind, _ site: Site) {
    guard let worker = Worker.current, worker.machine?.isRecording == true else { return }
    ask(site) { worker, machine in .access(VariableID(handle.number(worker, machine)), kind) }
  }

  /// The language does not say who asks for `wrappedValue`; the stack does.
  private func note(_ kind: AccessKind) {
    guard let worker = Worker.current, !worker.isTakingDown, let machine = worker.machine, machine.isRecording else { return }
    let variable = VariableID(handle.number(worker, machine))
    _ = worker.ask(.access(variable, kind), at: worker.site, calledBy: CallPlaces.callers())
  }
}
