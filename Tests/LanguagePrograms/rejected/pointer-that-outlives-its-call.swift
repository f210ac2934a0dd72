// advice: the pointer is good for the call that gets it; withUnsafeMutablePointer(to:), or allocated memory
final class Box {
  var value = 3
}
let box = Box()
let kept = UnsafeMutablePointer(&box.value)
kept.pointee = 4
