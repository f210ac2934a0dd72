#if canImport(RecordingFormat)
  import RecordingFormat
#endif

// Not compiled beside a scenario that is recorded: that one's own types may be called so.

/// A variable whose every reading and writing is recorded: the analysis of races sees them. It keeps nobody from racing.
///
///     @Shared("photos") private var photos: [String] = []
@propertyWrapper
public final class Shared<Value>: @unchecked Sendable {
  private var value: Value
  private let id: Int

  /// Findings call it `name`; without one, by the place where it is made.
  public init(
    wrappedValue: Value, _ name: String? = nil, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    value = wrappedValue
    id = RecordedThread.newID()
    let place = RecordedPlace(fileID, line, column)
    RecordedLog.write(.variable, place, id, text: name ?? "\(fileID):\(line)")
  }

  /// The value. What reads or writes it is named by the call before it.
  public var wrappedValue: Value {
    get {
      note(0)
      return value
    }
    set {
      note(1)
      value = newValue
    }
    _modify {
      note(0)
      note(1)
      yield &value
    }
  }

  /// Itself: `$photos.read()`.
  public var projectedValue: Shared<Value> { self }

  /// The value, read here.
  public func read(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) -> Value {
    RecordedLog.write(.access, RecordedPlace(fileID, line, column), id, 0)
    return value
  }

  /// Changes the value here.
  public func write<Result>(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, _ change: (inout Value) throws -> Result
  ) rethrows -> Result {
    RecordedLog.write(.access, RecordedPlace(fileID, line, column), id, 1)
    return try change(&value)
  }

  private func note(_ kind: Int) {
    RecordedLog.write(.access, RecordedThread.current.pointee.place, id, kind)
  }
}
