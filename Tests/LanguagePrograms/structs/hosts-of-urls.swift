// Hosts in brackets and beyond ASCII, names with signs, and what is encoded where, in URLs.
import Foundation
let s = ["http://a@b@c/", "http://u:p@h:80/p?q#f", "http://a@b@c:8080/x", "http://[::1]/p", "http://[::1]:8080/p?q=1", "http://[fe80::1%25en0]/", "http://[2001:db8::1]", "http://[::1", "http://::1/", "http://h]/", "http://[h]/", "http://bücher.de/", "http://bücher.de/straße?q=ü#ä", "https://例え.jp/パス", "http://xn--bcher-kva.de/", "http://EXAMPLE.com/", "http://a b/", "http://h/a b", "http://h/a[1]", "http://h/?a[]=1", "http://h/#[x]", "http://user@/p", "http://:80/", "http://h:abc/", "http://h:99999/", "mailto:a@b.c", "mailto:a@b@c", "//h/p", "http:///p", "http://a:b:c@d/", "http://a%40b@c/", "http://ü@h/", "http://h/%zz", "http://h/%C3%BC", "http://h%41/", "ftp://[::1]:21/;type=a", "http://😀.ws/", "http://h/a|b", "http://h/^", "http://h/\"q\"", "http://h/<x>", "http://h/{id}", "http://h/`", "http://h\\x", "1http://h", "a:b", "", " ", "http://h/ü%20ü", "http://[v1.x]/", "http://[::1]x/", "http://h:80:80/", "tel:+1-2", "urn:a:b:c", "file:///tmp/ü x", "data:text/plain,hi there", "http://münchen/ä", "http://a_b.c/", "http://-a/", "http://a..b/"]
for x in s {
  guard let u = URL(string: x) else { print(x, "-> nil"); continue }
  print(x, "->", u, u.scheme ?? "-", u.host ?? "-", u.port.map(String.init) ?? "-", u.user ?? "-", u.password ?? "-", u.path, u.query ?? "-", u.fragment ?? "-", u.lastPathComponent)
  print("   ", u.host(percentEncoded: true) ?? "-", u.host(percentEncoded: false) ?? "-", u.absoluteString, u.relativeString)
}
for x in s {
  guard let c = URLComponents(string: x) else { print(x, "=> nil"); continue }
  print(x, "=>", c.scheme ?? "-", c.host ?? "-", c.port.map(String.init) ?? "-", c.user ?? "-", c.password ?? "-", c.path, c.query ?? "-", c.fragment ?? "-")
  print("   ", c.percentEncodedHost ?? "-", c.percentEncodedPath, c.percentEncodedQuery ?? "-", c.percentEncodedUser ?? "-", c.string ?? "nil", c.url?.absoluteString ?? "nil")
}
