// ranges: a stride ends where integers do
print(stride(from: Int.max - 3, through: Int.max, by: 2).map { $0 })
print(Array(stride(from: Int8.min, through: 120, by: 100)), Array(stride(from: UInt8(0), to: 250, by: 100)), Array(stride(from: Int8(100), through: -128, by: -100)))
for value in stride(from: Int8.min, to: 127, by: 50) { print(value) }
print(stride(from: Int16.max, through: .min, by: -20_000).map { $0 }, stride(from: 0.1, through: 0.5, by: 0.1).map { $0 })
