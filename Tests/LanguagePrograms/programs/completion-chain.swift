// programs: completion-chain, in the style of application code
import Foundation
enum NetworkError: Error, LocalizedError {
  case server(code: Int, message: String)
  case offline
  var errorDescription: String? {
    switch self {
    case .server(let code, let message): return "\(code): \(message)"
    case .offline: return "offline"
    }
  }
}
struct User: Codable, Equatable { var id: Int; var name: String; var friends: [Int] }
typealias Completion<T> = (Result<T, NetworkError>) -> Void
final class API {
  private let queue = DispatchQueue.global(qos: .background)
  private let users = [1: User(id: 1, name: "Ann", friends: [2, 3]), 2: User(id: 2, name: "Bob", friends: []), 3: User(id: 3, name: "Cy", friends: [1])]
  func user(_ id: Int, completion: @escaping Completion<User>) {
    queue.async {
      guard let user = self.users[id] else {
        completion(.failure(.server(code: 404, message: "no user \(id)")))
        return
      }
      completion(.success(user))
    }
  }
  func friends(of id: Int, completion: @escaping Completion<[User]>) {
    user(id) { result in
      switch result {
      case .failure(let error): completion(.failure(error))
      case .success(let user):
        var found: [User?] = Array(repeating: nil, count: user.friends.count)
        var failure: NetworkError?
        let group = DispatchGroup()
        let lock = DispatchQueue(label: "results")
        for (index, friend) in user.friends.enumerated() {
          group.enter()
          self.user(friend) { result in
            lock.async {
              do { found[index] = try result.get() } catch let error as NetworkError { failure = error } catch {}
              group.leave()
            }
          }
        }
        group.notify(queue: lock) {
          if let failure { completion(.failure(failure)) } else { completion(.success(found.compactMap { $0 })) }
        }
      }
    }
  }
}
let api = API()
let done = DispatchSemaphore(value: 0)
api.friends(of: 1) { result in
  print((try? result.get())?.map(\.name) ?? [])
  done.signal()
}
done.wait()
api.friends(of: 9) {
  if case .failure(let error) = $0 { print("failed:", error.localizedDescription) }
  done.signal()
}
done.wait()
api.user(2) { result in
  let name = result.map { $0.name.uppercased() }
  print(name, (try? name.get()) == "BOB")
  let mapped = result.mapError { _ in NetworkError.offline }.flatMap { user -> Result<Int, NetworkError> in user.friends.isEmpty ? .failure(.offline) : .success(user.friends.count) }
  print(mapped)
  done.signal()
}
done.wait()
