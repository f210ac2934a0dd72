import Foundation

// Values of Foundation that are equal, are cast and are taken apart by what they hold.
let first = try NSRegularExpression(pattern: "a+"), second = try NSRegularExpression(pattern: "a+")
let third = try NSRegularExpression(pattern: "a+", options: .caseInsensitive)
print(first == second, first.isEqual(second), first == third)

func cast<T>(_ value: Any, to: T.Type) -> T? { value as? T }
let object = try JSONSerialization.jsonObject(with: Data(#"{"a": [1, {"b": "c"}], "n": 2.5}"#.utf8))
print(object is NSDictionary, (object as? NSDictionary)?.count as Any, object is NSArray)
print(cast(object, to: NSDictionary.self)?.count as Any, cast(["a": 1], to: NSDictionary.self)?.count as Any)
print(cast([1], to: NSArray.self)?.count as Any, cast(Set([1, 2]), to: NSSet.self)?.count as Any)
print(cast("x", to: NSArray.self) as Any, cast(1, to: NSDictionary.self) as Any, cast([1], to: NSSet.self) as Any)
if let list = (object as? NSDictionary)?["a"] as? NSArray { print(list.count, list[0]) }

for text in ["https://user:pw@host.com:8080/a?q=1", "https://user@host.com", "https://host.com"] {
  let url = URL(string: text)!
  print(url.user as Any, url.password as Any, url.host as Any, url.port as Any)
}
for path in ["/a//b/../c", "/a/./b/", "/", "/..", "a/../b", "a//b/./", "", "../x"] {
  print((path as NSString).standardizingPath)
}
