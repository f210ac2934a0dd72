// Texts for addresses: percent encoding with sets of allowed characters, and back.
import Foundation

let text = "a b/c?d=é&f:g;h@i#[j]%~\"<>"
let sets: [(String, CharacterSet)] = [
  ("user", .urlUserAllowed), ("password", .urlPasswordAllowed), ("host", .urlHostAllowed), ("path", .urlPathAllowed),
  ("query", .urlQueryAllowed), ("fragment", .urlFragmentAllowed), ("own", CharacterSet(charactersIn: "abé")),
  ("alphanumerics", .alphanumerics), ("query without &", CharacterSet.urlQueryAllowed.subtracting(CharacterSet(charactersIn: "&="))),
]
for (name, set) in sets {
  let encoded = text.addingPercentEncoding(withAllowedCharacters: set)
  print(name, encoded ?? "nil", encoded?.removingPercentEncoding == text)
}
for broken in ["%zz", "%C3", "%4", "100%", "%2", "plain", "", "%41%42", "%+1"] {
  print(broken, broken.removingPercentEncoding ?? "nil")
}
let query = ["q": "swift & co", "page": "1"].sorted { $0.key < $1.key }
  .map { "\($0)=\($1.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!)" }.joined(separator: "&")
print(URL(string: "https://example.com/search?\(query)")!.absoluteString)
