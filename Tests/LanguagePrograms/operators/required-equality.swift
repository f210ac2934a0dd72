// A protocol of one's own may ask for ==.
protocol Same { static func == (l: Self, r: Self) -> Bool }
struct S: Same {
    var n = 2
    static func == (l: S, r: S) -> Bool { l.n == r.n }
}
func same<T: Same>(_ a: T, _ b: T) -> Bool { a == b }
print(same(S(), S()), same(S(), S(n: 3)))
