// traps: an infinite or too large Double does not become an Int
func percent(_ part: Double, of whole: Double) -> Int { Int(part / whole * 100) }
print(percent(1, of: 4))
print(percent(1, of: 0))
