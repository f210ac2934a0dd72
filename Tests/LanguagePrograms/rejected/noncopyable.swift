// advice: of what cannot be copied only structs are supported
enum Handle: ~Copyable {
  case open(Int)
  case closed
}
print(MemoryLayout<Handle>.size)
