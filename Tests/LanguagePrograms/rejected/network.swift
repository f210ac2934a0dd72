// advice: a scenario cannot use the network: use io("…", duration)
import Foundation

let url = URL(string: "https://example.com")!
URLSession.shared.dataTask(with: url) { data, _, _ in print(data?.count ?? 0) }.resume()
