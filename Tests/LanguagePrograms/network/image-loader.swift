// An image loader with several answers: where each handler runs, what cancelling and a missing server lead to.
// network: 300 ms
// network: "big" 2 s, body "a large picture"
// network: "missing" 200 ms, status 404
// network: "down" 100 ms, fails cannotConnectToHost
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

enum LoadError: Error { case badStatus(Int), noData }

final class ImageLoader {
  private let session: URLSession
  private var running: [URL: URLSessionDataTask] = [:]
  private let lock = NSLock()

  init(session: URLSession = .shared) { self.session = session }

  func load(_ url: URL, completion: @escaping (Result<Data, Error>) -> Void) {
    let task = session.dataTask(with: url) { [weak self] data, response, error in
      self?.lock.lock()
      self?.running[url] = nil
      self?.lock.unlock()
      let result: Result<Data, Error>
      if let error = error {
        result = .failure(error)
      } else if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) {
        result = .failure(LoadError.badStatus(response.statusCode))
      } else {
        result = data.map { .success($0) } ?? .failure(LoadError.noData)
      }
      DispatchQueue.main.async { completion(result) }
    }
    lock.lock()
    running[url] = task
    lock.unlock()
    task.resume()
  }

  func cancel(_ url: URL) {
    lock.lock()
    let task = running[url]
    lock.unlock()
    task?.cancel()
  }
}

let loader = ImageLoader()
let names = ["small", "big", "missing", "down", "cancelled-big"]
let group = DispatchGroup()
for name in names {
  let url = URL(string: "http://localhost:\(name == "down" ? 8098 : 8099)/\(name)")!
  group.enter()
  loader.load(url) { result in
    switch result {
    case .success(let data): print(name, data.count, "bytes")
    case .failure(let error as URLError): print(name, "failed:", error.code == .cancelled ? "cancelled" : "no connection")
    case .failure(let error): print(name, error)
    }
    group.leave()
  }
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
  loader.cancel(URL(string: "http://localhost:8099/cancelled-big")!)
}
group.notify(queue: .main) { print("all done"); exit(0) }
dispatchMain()
