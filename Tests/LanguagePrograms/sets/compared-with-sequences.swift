// Sets are compared with any sequence of their elements, in which some may come twice.
let small: Set = [1, 2], list = [1, 2, 3], none: Set<String> = []
print(small.isStrictSubset(of: [1, 2, 3]), small.isStrictSubset(of: 1...2), small.isStrictSubset(of: [1, 2, 2]))
print(small.isStrictSuperset(of: [1]), small.isStrictSuperset(of: [1, 1, 2]), small.isStrictSuperset(of: small))
print(small.isStrictSubset(of: list), small.isStrictSubset(of: Set(list)), small.isStrictSubset(of: [1, 4, 5]))
print(none.isStrictSubset(of: []), none.isStrictSubset(of: ["a"]), none.isStrictSuperset(of: []))
