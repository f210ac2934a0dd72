// A signature that has a parameter as a key says that it is Hashable.
func group<T, K>(_ a: [T], by k: (T) -> K) -> [K: [T]] { Dictionary(grouping: a, by: k) }
func unique<T>(_ all: T...) -> Set<T> { Set(all) }
print(group([1, 2, 3], by: { $0 % 2 == 0 })[true]!)
print(unique(1, 2, 1).count)
