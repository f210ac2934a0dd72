let a = [3, 4, 5]
print(a.index(where: { $0 == 4 }) ?? -1)
print(Set([1]).index(where: { $0 == 1 }) != nil)
