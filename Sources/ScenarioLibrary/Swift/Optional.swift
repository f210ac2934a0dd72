enum Optional<Wrapped: ~Copyable>: ExpressibleByNilLiteral {
  case none
  case some(Wrapped)
  init(_ value: Wrapped) { self = value }
  init(nilLiteral: ()) { self = .none }
  func map<T>(_ transform: (Wrapped) throws -> T) rethrows -> T? {
    guard let value = self else { return nil }
    return try transform(value)
  }
  func flatMap<T>(_ transform: (Wrapped) throws -> T?) rethrows -> T? {
    guard let value = self else { return nil }
    return try transform(value)
  }
  var unsafelyUnwrapped: Wrapped { self! }
  mutating func take() -> Wrapped? {
    let value = self
    self = nil
    return value
  }
}
extension Optional { var debugDescription: String { String(describing: self) } }
extension Optional: Equatable where Wrapped: Equatable {}
extension Optional: Hashable where Wrapped: Hashable {}
enum Result<Success, Failure: Error> {
  case success(Success)
  case failure(Failure)
  func get() throws(Failure) -> Success {
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
  func flatMap<T>(_ transform: (Success) -> Result<T, Failure>) -> Result<T, Failure> {
    switch self {
    case .success(let value): return transform(value)
    case .failure(let error): return .failure(error)
    }
  }
  func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E> {
    switch self {
    case .success(let value): return .success(value)
    case .failure(let error): return .failure(transform(error))
    }
  }
  func flatMapError<E: Error>(_ transform: (Failure) -> Result<Success, E>) -> Result<Success, E> {
    switch self {
    case .success(let value): return .success(value)
    case .failure(let error): return transform(error)
    }
  }
}
extension Result {
  init(catching body: () throws(Failure) -> Success) {
    do { self = .success(try body()) } catch { self = .failure(error) }
  }
}
extension Result: Equatable where Success: Equatable, Failure: Equatable {}
