// advice: a scenario has no files: say how long the loading takes
import Dispatch
import Foundation

func load(_ address: String, then completion: @escaping (String?) -> Void) {
  DispatchQueue.global().async {
    guard let url = URL(string: address) else { return completion(nil) }
    let text = try? String(contentsOf: url, encoding: .utf8)
    DispatchQueue.main.async { completion(text) }
  }
}

load("file:///notes.txt") { print($0?.count ?? 0) }
dispatchMain()
