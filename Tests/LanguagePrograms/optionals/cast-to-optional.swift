// Casts of optionals of any type to optionals: what is there is cast, nothing stays nothing.
func cast<T>(_ value: Any?, or other: T) -> T { value as? T ?? other }
let four: Int? = 4
let none: Int? = nil
print(cast(four, or: nil as Int?) as Any, cast(4, or: nil as Int?) as Any, cast(none, or: 7 as Int?) as Any)
var values: [String: Any] = ["text": "x", "list": [1, 2]]
values["four"] = four
print(values["four"] as? Int? as Any, values["four"] as? Int as Any, values["none"] as? Int? as Any)
print(values["text"] as? Int? as Any, values["text"] as? String? as Any, values["list"] as? [Int]? as Any)
let texts: [Any?] = ["a", nil, 3]
for value in texts { print(value as? String? as Any) }
print((values["list"] as! [Int]?)!.count)
