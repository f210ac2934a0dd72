// Requests that are tried again after a pause, with a body that is sent and one that is read.
// network: "session" 150 ms, body "token=abc;expires=60"
// network: "flaky" 100 ms, status 503
// network: "upload" 400 ms, status 201, body "stored"
import Dispatch
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

enum APIError: Error, Equatable {
  case server(Int)
  case gaveUp(after: Int)
  case malformed
}

struct API {
  let base = URL(string: "http://localhost:8099")!
  let session: URLSession

  func send(_ request: URLRequest, completion: @escaping (Result<(Int, String), Error>) -> Void) {
    session.dataTask(with: request) { data, response, error in
      if let error = error { return completion(.failure(error)) }
      guard let http = response as? HTTPURLResponse, let data = data, let text = String(data: data, encoding: .utf8) else {
        return completion(.failure(APIError.malformed))
      }
      guard 200..<300 ~= http.statusCode else { return completion(.failure(APIError.server(http.statusCode))) }
      completion(.success((http.statusCode, text)))
    }.resume()
  }

  func retrying(
    _ request: URLRequest, attempts: Int, pause: DispatchTimeInterval, on queue: DispatchQueue, made: Int = 1,
    completion: @escaping (Result<(Int, String), Error>) -> Void
  ) {
    send(request) { result in
      switch result {
      case .failure(APIError.server(let status)) where status >= 500 && made < attempts:
        print("attempt \(made) answered \(status)")
        queue.asyncAfter(deadline: .now() + pause) {
          self.retrying(request, attempts: attempts, pause: pause, on: queue, made: made + 1, completion: completion)
        }
      case .failure(APIError.server) where made == attempts: completion(.failure(APIError.gaveUp(after: made)))
      default: completion(result)
      }
    }
  }
}

let api = API(session: URLSession(configuration: .ephemeral))
let queue = DispatchQueue(label: "retries")

func fields(_ text: String) -> [String: String] {
  var result: [String: String] = [:]
  for pair in text.split(separator: ";") {
    let parts = pair.split(separator: "=")
    if parts.count == 2 { result[String(parts[0])] = String(parts[1]) }
  }
  return result
}

api.send(URLRequest(url: api.base.appendingPathComponent("session"))) { result in
  guard case .success(let (status, text)) = result else { fatalError("no session") }
  let session = fields(text)
  print("session \(status):", session["token"] ?? "-", Int(session["expires"] ?? "") ?? 0)

  var upload = URLRequest(url: api.base.appendingPathComponent("upload"))
  upload.httpMethod = "POST"
  upload.httpBody = "some text".data(using: .utf8)
  upload.setValue("Bearer " + session["token"]!, forHTTPHeaderField: "Authorization")
  let both = DispatchGroup()
  both.enter()
  api.retrying(upload, attempts: 3, pause: .milliseconds(50), on: queue) { result in
    if case .success(let (status, text)) = result { print("upload \(status):", text) }
    both.leave()
  }
  both.enter()
  api.retrying(URLRequest(url: api.base.appendingPathComponent("flaky")), attempts: 3, pause: .milliseconds(100), on: queue) { result in
    if case .failure(let error) = result { print(error as! APIError, error as? APIError == .gaveUp(after: 3)) }
    both.leave()
  }
  both.notify(queue: .main) {
    print("both answered")
    exit(0)
  }
}
dispatchMain()
