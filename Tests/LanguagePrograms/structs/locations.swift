// structs: URL as a value
import Foundation

for t in [
  "https://user@site.example:8080/a/b.txt?x=1&y=2#frag", "https://a.b", "https://a.b/", "/just/path", "file:///files/x y",
  "mailto:a@b.c", "", "https://a.b/c/", "https://a.b/c d", "ht tp://x", "data.json", "https://a.b/%20x",
] {
  guard let u = URL(string: t) else { print("nil", t); continue }
  print(
    u, u.scheme as Any, u.host as Any, u.port as Any, u.path, u.query as Any, u.fragment as Any, u.lastPathComponent,
    u.pathExtension, u.pathComponents, u.absoluteString)
}
let b = URL(string: "https://api.example/v1")!
print(
  b.appendingPathComponent("users"), b.appendingPathComponent("users/1"), b.deletingLastPathComponent(),
  b.appendingPathExtension("json"), URL(string: "https://x.y/a.tar.gz")!.deletingPathExtension())
print(
  URL(string: "users", relativeTo: b)!.absoluteString, URL(string: "/root", relativeTo: b)!.absoluteURL,
  URL(string: "https://other", relativeTo: b)!.absoluteString, URL(string: "?q=1", relativeTo: b)!.absoluteString,
  URL(string: "../up", relativeTo: URL(string: "https://h/a/b/c")!)!.absoluteString)
print(b == URL(string: "https://api.example/v1")!, [b: 1], "\(b)", String(describing: b), [b], b.hashValue == b.hashValue)
print(
  URL(fileURLWithPath: "/files/a"), URL(fileURLWithPath: "/files/a").path, URL(fileURLWithPath: "/files/a").isFileURL,
  URL(fileURLWithPath: "/files/a").lastPathComponent)
