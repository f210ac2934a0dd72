// protocols: collections compare by the class that conforms
class E: Equatable { let id: Int; init(_ i: Int) { id = i }; static func == (l: E, r: E) -> Bool { l.id == r.id } }
class S: E { let z: Int; init(_ i: Int, _ z: Int) { self.z = z; super.init(i) }; static func == (l: S, r: S) -> Bool { l.z == r.z } }
print([S(1, 2)].contains(S(1, 3)))
