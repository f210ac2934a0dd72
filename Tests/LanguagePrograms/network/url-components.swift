import Foundation

var made = URLComponents()
made.scheme = "https"
made.host = "api.example.com"
made.port = 8080
made.path = "/v1/search results"
made.queryItems = [
  URLQueryItem(name: "q", value: "swift & gcd=fun; a+b/c?d:e@f"), URLQueryItem(name: "page", value: "2"), URLQueryItem(name: "flag", value: nil),
  URLQueryItem(name: "leer", value: ""), URLQueryItem(name: "ä b", value: "é#"),
]
made.fragment = "top part"
print(made.string ?? "none")
print(made.url?.absoluteString ?? "none")
print(made.query ?? "none", made.percentEncodedQuery ?? "none", made.percentEncodedPath)
print(made.queryItems?.map { "\($0.name)=\($0.value ?? "nil")" } ?? [])

let parsed = URLComponents(string: "https://user:pass@example.com:443/a/b%20c?x=1&y&z=&x=2%263#end")!
print(parsed.scheme!, parsed.user!, parsed.password!, parsed.host!, parsed.port!, parsed.path, parsed.query!, parsed.fragment!)
print(parsed.queryItems!.count, parsed.queryItems!.map(\.name), parsed.queryItems!.map { $0.value as Any })
print(parsed.queryItems!.first { $0.name == "x" }?.value ?? "-")

var base = URLComponents(url: URL(string: "https://example.com/api/")!, resolvingAgainstBaseURL: false)!
base.queryItems = []
print(base.string!)
base.queryItems = nil
print(base.string!, base.queryItems as Any, base.query as Any)
base.path += "users"
base.queryItems = [URLQueryItem(name: "id", value: "7")]
base.queryItems?.append(URLQueryItem(name: "sort", value: "name"))
print(base.url!)
base.query = "a=b c&d"
print(base.url!, base.queryItems!.count)
var wrong = URLComponents()
wrong.host = "example.com"
wrong.path = "no/slash"
print(wrong.url as Any, wrong.string as Any)
wrong.path = "/x"
print(wrong.url as Any, URLComponents().url as Any)
print(URLQueryItem(name: "a", value: "1") == URLQueryItem(name: "a", value: "1"), URLQueryItem(name: "a", value: nil))
print(URLComponents(string: "a?b=c") == URLComponents(string: "a?b=c"))
var copy = parsed
copy.scheme = nil
copy.user = nil
copy.password = nil
copy.port = nil
copy.percentEncodedQuery = "k=%41"
print(copy, copy.queryItems![0].value!)
print(URL(string: "https://example.com")!.appending(path: "x/y").absoluteString)
