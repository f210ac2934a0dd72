// What is relative to another address says so, and what is made of it is relative to the same.
import Foundation
let base = URL(string: "https://host:8080/base/")!
let r = URL(string: "photos/1?x=y#frag", relativeTo: base)!
print(r, r.absoluteString, r.relativeString, r.relativePath, r.baseURL as Any, r.absoluteURL, r.path)
print(r.absoluteURL == r, r == URL(string: "https://host:8080/base/photos/1?x=y#frag")!, r.absoluteURL.baseURL as Any, "\(r)", String(describing: r), r.debugDescription, r.scheme ?? "no", r.host ?? "-", r.query ?? "", r.absoluteURL.relativeString)
let a = URL(string: "http://other/x", relativeTo: base)!
print(a, a.baseURL as Any, a.relativeString)
let n = URL(string: "x", relativeTo: nil)!
print(n, n.baseURL as Any, n.relativeString, n.relativePath)
print(r.appendingPathComponent("z"), r.deletingLastPathComponent(), r.appendingPathComponent("z").absoluteString, r.lastPathComponent, r.pathComponents)
print(base.baseURL as Any, base.relativePath, base.relativeString)
let s = URL(string: "/abs?q", relativeTo: base)!
print(s, s.absoluteString, s.relativePath)
let f = URL(fileURLWithPath: "a/b.txt", relativeTo: URL(fileURLWithPath: "/data/"))
print(f.path, f.absoluteString, f.relativePath)
let again = URL(string: "deep", relativeTo: r)!
print(again, again.absoluteString, again.baseURL as Any)
print(URLComponents(url: r, resolvingAgainstBaseURL: false)?.string ?? "-", URLComponents(url: r, resolvingAgainstBaseURL: true)?.string ?? "-")
print(r.standardized, [r], Optional(r) as Any, r.hashValue == URL(string: "photos/1?x=y#frag", relativeTo: base)!.hashValue, r == URL(string: "photos/1?x=y#frag", relativeTo: base)!)
