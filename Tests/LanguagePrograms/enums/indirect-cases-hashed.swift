// A case without a payload in an enum whose cases are all indirect.
indirect enum L: Hashable { case empty; case node(Int, L) }
print(L.empty == .empty)
print(Set([L.empty]).count)
print([L.node(1, .empty): "x"].count, L.empty.hashValue == L.empty.hashValue)
