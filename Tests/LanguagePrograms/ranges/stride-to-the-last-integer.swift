// ranges: a stride ends where integers do
print(stride(from: Int.max - 3, through: Int.max, by: 2).map { $0 })
