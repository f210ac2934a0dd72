// properties: static properties are observed, too
struct S { static var n = 0 { didSet { print("did", n) } } }
S.n += 1
