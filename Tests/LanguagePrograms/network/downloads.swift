// Download tasks: what they have written is read in the handler.
// network: 50 ms, body "twelve bytes"
// network: "down" 100 ms, fails cannotConnectToHost
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

let server = URL(string: "http://127.0.0.1:8099/")!
let done = DispatchGroup()

done.enter()
let photo = URLSession.shared.downloadTask(with: server.appendingPathComponent("photo")) { location, response, error in
  let data = location.flatMap { try? Data(contentsOf: $0) }
  print("photo", data?.count ?? -1, (response as? HTTPURLResponse)?.statusCode ?? 0, error == nil)
  done.leave()
}
photo.resume()

done.notify(queue: .main) {
  let failing = URLSession.shared.downloadTask(with: URLRequest(url: URL(string: "http://127.0.0.1:1/down")!)) { location, response, error in
    print("down", location == nil, response == nil, (error as? URLError)?.code == .cannotConnectToHost)
    exit(0)
  }
  failing.resume()
}
dispatchMain()
