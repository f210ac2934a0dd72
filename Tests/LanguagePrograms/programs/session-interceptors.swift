// programs: a session of requests with adapters, retriers, validation and serialised responses
import Foundation

enum HTTPMethod: String { case get = "GET", post = "POST", delete = "DELETE" }

typealias HTTPHeaders = [String: String]

struct Request: CustomStringConvertible {
  let id: Int
  var method: HTTPMethod
  var path: String
  var headers: HTTPHeaders = [:]
  var body: [UInt8] = []
  var attempt = 0

  var description: String {
    let sorted = headers.sorted { $0.key < $1.key }.map { "\($0): \($1)" }
    return "\(method.rawValue) \(path) [\(sorted.joined(separator: ", "))] #\(attempt)"
  }
}

struct Response {
  let status: Int
  let body: String
  var isSuccess: Bool { (200..<300).contains(status) }
}

enum SessionError: Error {
  enum ValidationReason { case unacceptableStatus(Int), emptyBody }
  case adaptation(String)
  case validation(ValidationReason)
  case serialization(expected: Any.Type)
  case cancelled
}

extension SessionError: CustomStringConvertible {
  var description: String {
    switch self {
    case .adaptation(let why): return "adaptation failed: \(why)"
    case .validation(.unacceptableStatus(let code)) where code >= 500: return "server error \(code)"
    case .validation(.unacceptableStatus(let code)): return "client error \(code)"
    case .validation(.emptyBody): return "empty body"
    case .serialization(let type): return "not a \(type)"
    case .cancelled: return "cancelled"
    }
  }
}

protocol RequestAdapter {
  func adapt(_ request: Request, completion: @escaping (Result<Request, Error>) -> Void)
}

enum RetryResult {
  case retry
  case retryWithDelay(TimeInterval)
  case doNotRetry
}

protocol RequestRetrier {
  func retry(_ request: Request, dueTo error: Error, completion: @escaping (RetryResult) -> Void)
}

typealias RequestInterceptor = RequestAdapter & RequestRetrier

extension RequestAdapter {
  func adapt(_ request: Request, completion: @escaping (Result<Request, Error>) -> Void) { completion(.success(request)) }
}

extension RequestRetrier {
  func retry(_ request: Request, dueTo error: Error, completion: @escaping (RetryResult) -> Void) { completion(.doNotRetry) }
}

final class Authenticator: RequestInterceptor {
  private let queue = DispatchQueue(label: "auth")
  private var token: String?
  private(set) var refreshes = 0

  func adapt(_ request: Request, completion: @escaping (Result<Request, Error>) -> Void) {
    queue.async {
      var request = request
      request.headers["Authorization"] = self.token.map { "Bearer \($0)" }
      completion(.success(request))
    }
  }

  func retry(_ request: Request, dueTo error: Error, completion: @escaping (RetryResult) -> Void) {
    guard case SessionError.validation(.unacceptableStatus(401)) = error, request.attempt < 2 else {
      return completion(.doNotRetry)
    }
    queue.async { [self] in
      refreshes += 1
      token = "t\(refreshes)"
      completion(.retry)
    }
  }
}

struct BackoffRetrier: RequestInterceptor {
  var limit = 2
  func retry(_ request: Request, dueTo error: Error, completion: @escaping (RetryResult) -> Void) {
    switch error {
    case SessionError.validation(.unacceptableStatus(500...)) where request.attempt <= limit:
      completion(.retryWithDelay(0.02 * Double(request.attempt)))
    default:
      completion(.doNotRetry)
    }
  }
}

class Interceptors: RequestInterceptor {
  let all: [RequestInterceptor]
  init(_ all: RequestInterceptor...) { self.all = all }

  func adapt(_ request: Request, completion: @escaping (Result<Request, Error>) -> Void) {
    adapt(request, using: all[...], completion: completion)
  }

  private func adapt(
    _ request: Request, using rest: ArraySlice<RequestInterceptor>, completion: @escaping (Result<Request, Error>) -> Void
  ) {
    guard let first = rest.first else { return completion(.success(request)) }
    first.adapt(request) { result in
      switch result {
      case .success(let adapted): self.adapt(adapted, using: rest.dropFirst(), completion: completion)
      case .failure: completion(result)
      }
    }
  }

  func retry(_ request: Request, dueTo error: Error, completion: @escaping (RetryResult) -> Void) {
    var iterator = all.makeIterator()
    func next() {
      guard let retrier = iterator.next() else { return completion(.doNotRetry) }
      retrier.retry(request, dueTo: error) { decision in
        if case .doNotRetry = decision { next() } else { completion(decision) }
      }
    }
    next()
  }
}

protocol ResponseSerializer {
  associatedtype Output
  func serialize(_ response: Response) throws -> Output
}

struct IntSerializer: ResponseSerializer {
  func serialize(_ response: Response) throws -> Int {
    guard let value = Int(response.body) else { throw SessionError.serialization(expected: Int.self) }
    return value
  }
}

struct ListSerializer<Element: LosslessStringConvertible>: ResponseSerializer {
  var separator: Character = ","
  func serialize(_ response: Response) throws -> [Element] {
    guard !response.body.isEmpty else { throw SessionError.validation(.emptyBody) }
    return response.body.split(separator: separator).compactMap { Element(String($0)) }
  }
}

final class Session {
  let rootQueue = DispatchQueue(label: "session.root")
  private let server: (Request) -> Response
  private let interceptor: RequestInterceptor
  private var nextID = 0
  private(set) var log: [String] = []

  init(interceptor: RequestInterceptor, server: @escaping (Request) -> Response) {
    self.interceptor = interceptor
    self.server = server
  }

  func request<S: ResponseSerializer>(
    _ path: String, method: HTTPMethod = .get, serializer: S, queue: DispatchQueue = .main,
    completion: @escaping (Result<S.Output, Error>) -> Void
  ) {
    rootQueue.async {
      self.nextID += 1
      let request = Request(id: self.nextID, method: method, path: path)
      self.perform(request) { result in
        let output = result.flatMap { response in Result { try serializer.serialize(response) } }
        queue.async { completion(output) }
      }
    }
  }

  private func perform(_ request: Request, completion: @escaping (Result<Response, Error>) -> Void) {
    dispatchPrecondition(condition: .onQueue(rootQueue))
    var request = request
    request.attempt += 1
    interceptor.adapt(request) { adapted in
      self.rootQueue.async {
        guard case let .success(adapted) = adapted else { return completion(.failure(SessionError.adaptation("?"))) }
        self.log.append(adapted.description)
        let response = self.server(adapted)
        guard !response.isSuccess else { return completion(.success(response)) }
        let error = SessionError.validation(.unacceptableStatus(response.status))
        self.interceptor.retry(adapted, dueTo: error) { decision in
          switch decision {
          case .retry: self.rootQueue.async { self.perform(adapted, completion: completion) }
          case .retryWithDelay(let delay):
            self.rootQueue.asyncAfter(deadline: .now() + delay) { self.perform(adapted, completion: completion) }
          case .doNotRetry: completion(.failure(error))
          }
        }
      }
    }
  }
}

let authenticator = Authenticator()
let session = Session(interceptor: Interceptors(authenticator, BackoffRetrier(limit: 1))) { request in
  switch (request.path, request.headers["Authorization"]) {
  case ("/broken", _): return Response(status: request.attempt > 3 ? 200 : 503, body: "")
  case ("/missing", _): return Response(status: 404, body: "")
  case (_, nil): return Response(status: 401, body: "")
  case ("/answer", _): return Response(status: 200, body: "42")
  case ("/list", let token?): return Response(status: 200, body: "1,x,3,\(token.count)")
  default: return Response(status: 200, body: "hello")
  }
}

let finished = DispatchSemaphore(value: 0)
let results = DispatchQueue(label: "results")
func show<T>(_ name: String) -> (Result<T, Error>) -> Void {
  return { result in
    switch result {
    case .success(let value): print(name, "→", value)
    case .failure(let error): print(name, "failed:", error)
    }
    finished.signal()
  }
}

session.request("/answer", serializer: IntSerializer(), queue: results, completion: show("answer"))
finished.wait()
session.request("/list", method: .post, serializer: ListSerializer<Int>(), queue: results, completion: show("list"))
finished.wait()
session.request("/hello", serializer: IntSerializer(), queue: results, completion: show("hello"))
finished.wait()
session.request("/broken", serializer: ListSerializer<String>(), queue: results, completion: show("broken"))
finished.wait()
session.request("/missing", method: .delete, serializer: IntSerializer(), queue: results, completion: show("missing"))
finished.wait()
session.rootQueue.sync { session.log.forEach { print($0) } }
print("refreshes:", authenticator.refreshes)
