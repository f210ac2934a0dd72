// A `String?` for a pointer that may be nil: no text is no pointer.
func length(_ text: UnsafePointer<CChar>?) -> Int {
  guard var place = text else { return -1 }
  var count = 0
  while place.pointee != 0 {
    count += 1
    place += 1
  }
  return count
}

let some: String? = "abc"
let no: String? = nil
print(length(some), length(no), length("ab"), length(nil))
print(length(["a": "long"]["a"]), length(["a": "long"]["b"]))
