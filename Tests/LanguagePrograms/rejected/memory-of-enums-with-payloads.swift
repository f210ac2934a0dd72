// advice: how large an enum with payloads is follows from what the compiler finds in its parts
enum Event { case tick(Int), end }
print(MemoryLayout<Event>.size)
