// Requests with exponential back-off, coalescing of equal ones, and cancellation through work items.
import Foundation

struct HTTPError: LocalizedError, Hashable {
  var status: Int
  var errorDescription: String? { "HTTP \(status)" }
  var isTransient: Bool { [408, 429].contains(status) || (500..<600).contains(status) }
}

struct Request: Hashable, ExpressibleByStringLiteral {
  var path: String
  var query: [String: String] = [:]
  init(stringLiteral value: String) { path = value }
  init(_ path: String, query: KeyValuePairs<String, String>) {
    self.path = path
    for (key, value) in query { self.query[key] = value }
  }
  var url: String {
    guard !query.isEmpty else { return path }
    return path + "?" + query.keys.sorted().map { "\($0)=\(query[$0]!)" }.joined(separator: "&")
  }
}

final class Server {
  private var script: [String: [Result<String, HTTPError>]]
  private(set) var log: [String] = []
  private let queue = DispatchQueue(label: "server")
  init(_ script: [String: [Result<String, HTTPError>]]) { self.script = script }
  func respond(to request: Request, _ completion: @escaping (Result<String, HTTPError>) -> Void) {
    queue.asyncAfter(deadline: .now() + .milliseconds(10)) { [self] in
      log.append(request.url)
      guard var answers = script[request.path], !answers.isEmpty else { return completion(.failure(HTTPError(status: 404))) }
      let answer = answers.count > 1 ? answers.removeFirst() : answers[0]
      script[request.path] = answers
      completion(answer)
    }
  }
  var count: Int { queue.sync { log.count } }
}

final class Client {
  typealias Handler = (Result<String, Error>) -> Void
  private let server: Server
  private let queue = DispatchQueue(label: "client", target: .global(qos: .userInitiated))
  private var inFlight: [Request: [Handler]] = [:]
  private var retries: [Request: DispatchWorkItem] = [:]
  var maxAttempts = 3

  init(server: Server) { self.server = server }

  func get(_ request: Request, then handler: @escaping Handler) {
    queue.async { [self] in
      if inFlight[request] != nil { inFlight[request]!.append(handler); return }
      inFlight[request] = [handler]
      attempt(request, 1)
    }
  }

  func cancel(_ request: Request) {
    queue.async { [self] in
      retries.removeValue(forKey: request)?.cancel()
      finish(request, .failure(CocoaError(.userCancelled)))
    }
  }

  private func attempt(_ request: Request, _ number: Int) {
    server.respond(to: request) { [weak self] result in
      self?.queue.async {
        guard let self, self.inFlight[request] != nil else { return }
        switch result {
        case .success(let body): self.finish(request, .success(body))
        case .failure(let error) where error.isTransient && number < self.maxAttempts:
          let item = DispatchWorkItem { self.attempt(request, number + 1) }
          self.retries[request] = item
          self.queue.asyncAfter(deadline: .now() + .milliseconds(20 << number), execute: item)
        case .failure(let error): self.finish(request, .failure(error))
        }
      }
    }
  }

  private func finish(_ request: Request, _ result: Result<String, Error>) {
    retries[request] = nil
    inFlight.removeValue(forKey: request)?.forEach { $0(result) }
  }
}

let server = Server([
  "/ok": [.success("fine")],
  "/flaky": [.failure(HTTPError(status: 503)), .failure(HTTPError(status: 429)), .success("at last")],
  "/down": [.failure(HTTPError(status: 500))],
  "/denied": [.failure(HTTPError(status: 403))],
])
let client = Client(server: server)
let group = DispatchGroup()
var answers: [String: [String]] = [:]
let store = DispatchQueue(label: "answers")

func load(_ request: Request) {
  group.enter()
  client.get(request) { result in
    let text: String
    switch result {
    case .success(let body): text = body
    case .failure(let error as HTTPError): text = "\(error.errorDescription ?? "") (\(error.localizedDescription))"
    case .failure(is CocoaError): text = "cancelled"
    case .failure(let error): text = "\(error)"
    }
    store.async { answers[request.url, default: []].append(text); group.leave() }
  }
}

["/ok", "/flaky", "/flaky", "/down", "/denied", "/missing"].map(Request.init(stringLiteral:)).forEach(load)
load(Request("/ok", query: ["page": "2", "lang": "de"]))
load("/slow")
let cancelled: Request = "/down"
DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(30)) { client.cancel(cancelled) }
group.wait()
for (url, texts) in store.sync(execute: { answers }).sorted(by: { $0.key < $1.key }) { print(url, texts) }
print("requests", server.count)
