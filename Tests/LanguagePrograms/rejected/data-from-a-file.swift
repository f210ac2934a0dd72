// advice: a scenario has neither network nor files: say how long the loading takes, and what comes
import Dispatch
import Foundation

func load(_ address: String, then completion: @escaping (Data?) -> Void) {
  DispatchQueue.global().async {
    guard let url = URL(string: address) else { return completion(nil) }
    let data = try? Data(contentsOf: url)
    DispatchQueue.main.async { completion(data) }
  }
}

load("https://example.org/photo") { print($0?.count ?? 0) }
dispatchMain()
