// A lazy property is stored as an Optional: that is printed, and takes no part in comparison or hash.
struct Q: Hashable { var x = 2; lazy var late = 5; var near = 1 }
var a = Q(), b = Q()
print(a == b, Set([a, b]).count)
_ = a.late
print(a == b, Set([a, b]).count, a.hashValue == b.hashValue)
b.near = 2
print(a == b)
struct Tag: CustomStringConvertible { var description: String { "<tag>" } }
struct L { var tag = Tag(); lazy var late = 5; var near = 1 }
print(L())
print([L()])
