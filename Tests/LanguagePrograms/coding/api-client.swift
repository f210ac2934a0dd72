// An API client as people write it: one generic fetch, JSON into models off the main thread, every failure an error of its own.
// network: 100 ms
// network: "users/1" 300 ms, json {"id": 1, "name": "Ann", "company": {"name": "Mills", "catchPhrase": null}, "roles": ["admin", "editor"]}
// network: "users/2" 200 ms, json {"id": 2, "name": null, "company": {"name": "Mills"}, "roles": []}
// network: "users/3" 150 ms, status 404, json {"message": "no such user"}
// network: "posts" 400 ms, json [{"id": 10, "title": "First", "userId": 1}, {"id": 11, "title": "Second", "userId": 1, "likes": 7}]
// network: "broken" 50 ms, json {"id": 1, "name":
// network: "down" 10 ms, fails cannotConnectToHost
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct Company: Decodable, Equatable {
  let name: String
  let catchPhrase: String?
}

struct User: Decodable {
  let id: Int
  let name: String
  let company: Company
  let roles: [String]
}

struct Post: Decodable {
  let id: Int
  let title: String
  let userId: Int
  let likes: Int?
}

struct ServerMessage: Decodable {
  let message: String
}

enum APIError: Error, CustomStringConvertible {
  case transport(URLError.Code)
  case server(status: Int, message: String)
  case decoding(path: String, reason: String)
  case empty

  var description: String {
    switch self {
    case .transport(let code): return "transport \(code.rawValue)"
    case .server(let status, let message): return "server \(status): \(message)"
    case .decoding(let path, let reason): return "decoding at '\(path)': \(reason)"
    case .empty: return "empty"
    }
  }

  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .decoding(path: (context.codingPath + [key]).map(\.stringValue).joined(separator: "."), reason: "missing")
    case .valueNotFound(_, let context):
      self = .decoding(path: context.codingPath.map(\.stringValue).joined(separator: "."), reason: "null")
    case .typeMismatch(let type, let context):
      self = .decoding(path: context.codingPath.map { $0.stringValue }.joined(separator: "."), reason: "not a \(type)")
    case .dataCorrupted(let context):
      self = .decoding(path: "", reason: context.debugDescription)
    @unknown default:
      self = .empty
    }
  }
}

protocol Endpoint {
  associatedtype Response: Decodable
  var path: String { get }
}

struct GetUser: Endpoint {
  typealias Response = User
  let id: Int
  var path: String { "users/\(id)" }
}

struct GetPosts: Endpoint {
  typealias Response = [Post]
  let path = "posts"
}

final class APIClient {
  private let session: URLSession
  private let decoder = JSONDecoder()
  private let base: URL

  init(port: Int, session: URLSession = .shared) {
    base = URL(string: "http://127.0.0.1:\(port)/")!
    self.session = session
  }

  func fetch<T: Decodable>(_ type: T.Type, path: String, completion: @escaping (Result<T, APIError>) -> Void) {
    let task = session.dataTask(with: base.appendingPathComponent(path)) { [decoder] data, response, error in
      let result: Result<T, APIError>
      if let error = error as? URLError {
        result = .failure(.transport(error.code))
      } else if let status = (response as? HTTPURLResponse)?.statusCode, status >= 400 {
        let message = data.flatMap { try? decoder.decode(ServerMessage.self, from: $0) }?.message
        result = .failure(.server(status: status, message: message ?? "-"))
      } else if let data = data, !data.isEmpty {
        do {
          result = .success(try decoder.decode(T.self, from: data))
        } catch let error as DecodingError {
          result = .failure(APIError(error))
        } catch {
          result = .failure(.empty)
        }
      } else {
        result = .failure(.empty)
      }
      DispatchQueue.main.async { completion(result) }
    }
    task.resume()
  }

  func send<E: Endpoint>(_ endpoint: E, completion: @escaping (Result<E.Response, APIError>) -> Void) {
    fetch(E.Response.self, path: endpoint.path, completion: completion)
  }
}

let client = APIClient(port: 8099)
var waiting = 7

func finish(_ line: String) {
  print(line)
  waiting -= 1
  if waiting == 0 { exit(0) }
}

client.send(GetUser(id: 1)) { result in
  switch result {
  case .success(let user):
    finish("\(user.id) \(user.name) at \(user.company.name), \(user.roles.joined(separator: "+")), \(user.company.catchPhrase ?? "no phrase")")
  case .failure(let error): finish("\(error)")
  }
}
client.send(GetUser(id: 2)) { finish("2: \($0.map(\.name))") }
client.send(GetUser(id: 3)) { result in
  if case .failure(let error) = result { finish("3: \(error)") }
}
client.send(GetPosts()) { result in
  let posts = (try? result.get()) ?? []
  finish(posts.map { "\($0.title) \($0.likes.map(String.init) ?? "-")" }.joined(separator: ", "))
}
client.fetch(User.self, path: "broken") { finish("broken: \($0)") }
APIClient(port: 8098).fetch([String: Int].self, path: "down") { finish("down: \($0)") }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) {
  client.fetch(User.self, path: "nothing") { finish("nothing: \($0)") }
}
dispatchMain()
