// "write the type's name before the dot": what the Optional holds is said nowhere (checking it did not end).
let a = [1, 2].compactMap { $0 > 1 ? .insert($0) : nil }
