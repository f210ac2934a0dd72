extension LibraryArea {
  static let bool = LibraryArea(
    name: "Bool", provides: ["Bool"],
    source: #"""
      struct Bool: Hashable, LosslessStringConvertible, ExpressibleByBooleanLiteral, Sendable, Codable {
        init() { self = false }
        init(_ value: Bool) { self = value }
        init(booleanLiteral value: Bool) { self = value }
        init?(_ text: String) {
          if text == "true" {
            self = true
          } else if text == "false" {
            self = false
          } else {
            return nil
          }
        }
        var description: String { self ? "true" : "false" }
        mutating func toggle() { self = !self }
      }
      """#)

  static let optional = LibraryArea(
    name: "Optional", provides: ["Optional"],
    source: #"""
      enum Optional<Wrapped>: ExpressibleByNilLiteral, CustomDebugStringConvertible {
        case none
        case some(Wrapped)
        init(_ value: Wrapped) { self = .some(value) }
        init(nilLiteral: ()) { self = .none }
        func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U? {
          if let value = self { return try transform(value) }
          return nil
        }
        func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U? {
          if let value = self { return try transform(value) }
          return nil
        }
        var unsafelyUnwrapped: Wrapped { self! }
        mutating func take() -> Wrapped? {
          let value = self
          self = nil
          return value
        }
        var debugDescription: String {
          if let value = self { return "Optional(" + String(reflecting: value) + ")" }
          return "nil"
        }
      }
      extension Optional: Equatable where Wrapped: Equatable {}
      extension Optional: Hashable where Wrapped: Hashable {}
      extension Optional: Sendable {}
      """#)

  static let result = LibraryArea(
    name: "Result", provides: ["Result"],
    source: #"""
      enum Result<Success, Failure: Error> {
        case success(Success)
        case failure(Failure)
        func get() throws -> Success {
          switch self {
          case .success(let value): return value
          case .failure(let error): throw error
          }
        }
        func map<T>(_ transform: (Success) -> T) -> Result<T, Failure> {
          switch self {
          case .success(let value): return .success(transform(value))
          case .failure(let error): return .failure(error)
          }
        }
        func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E> {
          switch self {
          case .success(let value): return .success(value)
          case .failure(let error): return .failure(transform(error))
          }
        }
        func flatMap<T>(_ transform: (Success) -> Result<T, Failure>) -> Result<T, Failure> {
          switch self {
          case .success(let value): return transform(value)
          case .failure(let error): return .failure(error)
          }
        }
        func flatMapError<E: Error>(_ transform: (Failure) -> Result<Success, E>) -> Result<Success, E> {
          switch self {
          case .success(let value): return .success(value)
          case .failure(let error): return transform(error)
          }
        }
      }
      extension Result where Failure == Error {
        init(catching body: () throws -> Success) {
          do {
            self = .success(try body())
          } catch {
            self = .failure(error)
          }
        }
      }
      extension Result: Equatable where Success: Equatable, Failure: Equatable {}
      extension Result: Hashable where Success: Hashable, Failure: Hashable {}
      """#)
}
