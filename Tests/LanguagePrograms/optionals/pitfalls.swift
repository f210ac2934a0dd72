// optionals: comparing with literals, optional booleans, nested ones, chaining through structs and classes
let flag: Bool? = false
if flag == true { print("true") } else if flag == false { print("false") } else { print("nil") }
if flag ?? true { print("yes") } else { print("no") }
print(flag != nil, flag == nil, flag.map { !$0 } as Any)
let zero: Int? = 0
print(zero == 0, zero ?? 5, (zero ?? 5) == 0, zero == nil)
let numbers: [Int?] = [nil, 0, 2]
print(numbers.map { $0 ?? -1 }, numbers.contains(nil), numbers.contains(0), numbers.firstIndex(of: nil) ?? -1, numbers.count)
print(numbers.compactMap { $0 }.count, numbers.reduce(0) { $0 + ($1 ?? 0) }, numbers.map { $0.map(String.init) ?? "-" })
let text: String? = ""
print(text?.isEmpty ?? true, text?.count ?? -1, (text ?? "x") + "|", text == "")
var name: String? = "Ann"
name? += "e"
name = name?.uppercased()
print(name!, name?.count as Any, name.map { $0 + "!" } ?? "-")
struct User { var nick: String?; var friend: Box?; class Box { var user = User() } }
var user = User()
user.nick = "u"
user.friend = User.Box()
user.friend?.user.nick = "deep"
user.friend?.user.friend?.user.nick = "lost"
print(user.friend?.user.nick as Any, user.friend?.user.friend?.user.nick as Any)
let copied = user
user.friend?.user.nick = "shared box"
print(copied.friend!.user.nick!, copied.nick == user.nick)
func half(_ n: Int) -> Int? { n % 2 == 0 ? n / 2 : nil }
print(half(8).flatMap(half).flatMap(half) as Any, half(6).flatMap(half) as Any, [4, 5].compactMap(half), [4, 5].map(half))
let deep: Int?? = .some(nil)
print(deep == nil, deep as Any, (deep ?? 3) as Any)
if let level = deep { print("level", level as Any) }
let a: Int? = 2
let b: Int? = 3
if let a, let b { print(a * b) }
print((a ?? 0) + (b ?? 0), [a, b, nil].compactMap { $0 }.max()!, a.map { x in b.map { y in x + y } } as Any)
var cache: [Int: String?] = [1: nil]
print(cache[1] as Any, cache[2] as Any, cache.keys.contains(1))
cache[1] = "x"
print(cache[1]!!)
