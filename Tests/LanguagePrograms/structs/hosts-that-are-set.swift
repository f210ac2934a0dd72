// Hosts, names and paths of an address that are set.
import Foundation
var c = URLComponents()
c.scheme = "http"; c.host = "::1"; print(c.string ?? "nil", c.host ?? "-")
c.host = "[::1]"; print(c.string ?? "nil", c.host ?? "-", c.url?.host ?? "-")
c.port = 8080; c.path = "/a b/ü"; c.query = "x=ü y&z=[1]"; c.fragment = "ä#"; print(c.string ?? "nil", c.url as Any)
c.host = "bücher.de"; print(c.string ?? "nil", c.encodedHost ?? "-", c.percentEncodedHost ?? "-", c.host ?? "-")
c.host = "a b"; print(c.string ?? "nil", c.host ?? "-")
c.host = "a@b"; print(c.string ?? "nil", c.host ?? "-")
c.host = "h"; c.user = "a@b"; c.password = "p:w@"; print(c.string ?? "nil", c.user ?? "-", c.percentEncodedUser ?? "-", c.percentEncodedPassword ?? "-")
c.user = nil; c.password = nil
c.queryItems = [URLQueryItem(name: "a[b]", value: "c d+e&f=ü"), URLQueryItem(name: "n", value: nil)]; print(c.string ?? "nil", c.query ?? "-", c.queryItems!)
c.path = "//x"; print(c.string ?? "nil")
c.path = "x"; print(c.string ?? "nil")
c = URLComponents(); c.path = "a:b"; print(c.string ?? "nil")
c.path = "/a[1]"; print(c.string ?? "nil")
c.host = ""; print(c.string ?? "nil", c.host ?? "-")
c.host = "[fe80::1%25en0]"; print(c.string ?? "nil", c.host ?? "-")
c.host = "[zz]"; print(c.string ?? "nil", c.host ?? "-")
c.host = "例え"; print(c.string ?? "nil", c.encodedHost ?? "-")
c.encodedHost = "xn--r8jz45g"; print(c.string ?? "nil", c.host ?? "-")
c.percentEncodedHost = "%C3%BC"; print(c.string ?? "nil", c.host ?? "-")
print(URL(string: "http://bücher.de/ä", encodingInvalidCharacters: false) as Any, URL(string: "http://h/a b", encodingInvalidCharacters: false) as Any, URL(string: "http://h/a b", encodingInvalidCharacters: true) as Any)
let u = URL(string: "http://[::1]:80/a/b")!
print(u.appendingPathComponent("c d"), u.deletingLastPathComponent(), URL(string: "../x", relativeTo: u)!.absoluteString)
print(URL(string: "//other/x", relativeTo: u)!.absoluteString, URL(string: "?q", relativeTo: u)!.absoluteString)
print(URLComponents(url: u, resolvingAgainstBaseURL: true)!)
print(URLComponents(string: "http://h/a b", encodingInvalidCharacters: false) as Any)
print(URLComponents(string: "http://[::1]/")!)
print(u == URL(string: "http://[::1]:80/a/b"), Set([u, u]).count)
for x in ["http://u%40:p%40w@h/", "http://h/%20a[1]", "http://h/a b%20c", "http://h/?q=%20 x", "http://h/a?b?c#d#e", "http://h/#a b", "http://BÜCHER.de/", "http://h/é", "http://ß.de/", "http://a.ü.b/", "http://ü@ü/ü?ü#ü", "http://h/a%2Fb/c", "http://[::1]/a b"] {
  guard let u = URL(string: x) else { print(x, "nil"); continue }
  print(u, u.user ?? "-", u.password ?? "-", u.user(percentEncoded: true) ?? "-", u.user(percentEncoded: false) ?? "-", u.password(percentEncoded: true) ?? "-", u.password(percentEncoded: false) ?? "-", u.host ?? "-", u.path, u.query ?? "-", u.fragment ?? "-", u.path(percentEncoded: true), u.query(percentEncoded: false) ?? "-", u.appendingPathComponent("x y"))
}
