// A text in quotes is a String beside a Substring, with values in it or not; only on the right side of one is it what the left side is.
let name = "bob"
let rest = "hello".dropFirst()
let n = 3
func plain(_ text: String) -> String { text }
func show<T>(_ value: T) { print(value, type(of: value)) }

show("\(n)" + rest)
show("a" + rest)
show(plain("\(n)" + rest))
show([name].map { n in "<\(n)" + n.dropFirst() + ">" })
show("\(n)" + rest + "x")
show(rest + "\(n)")
show(rest + name)
show("\(n)" + "b" + rest)
show(("\(n)") + rest)
show("\(n)" + rest.prefix(1) + name)
let open = "\(n)" + rest
let part: Substring = "\(n)" + rest
show(open)
show(part)
show(["\(n)" + rest, "b"])
show(rest.first.map { "\($0)" + rest } ?? "")
show(["a", "b"].reduce("") { $0 + "\($1)" + rest })
show("\(n)" == rest)
