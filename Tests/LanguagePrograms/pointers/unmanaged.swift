// Unmanaged: references that the program counts by itself, and raw pointers that lead to objects.
final class Box {
  var number = 1
  deinit { print("gone", number) }
}

let retained = Unmanaged.passRetained(Box())
retained.takeUnretainedValue().number += 1
print(retained.takeUnretainedValue().number)
retained.release()
print("released")

func handOver() -> UnsafeMutableRawPointer {
  let box = Box()
  box.number = 10
  return Unmanaged.passRetained(box).toOpaque()
}
let pointer = handOver()
print("still there", Unmanaged<Box>.fromOpaque(pointer).takeUnretainedValue().number)
do {
  let box = Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue()
  box.number += 1
  print("taken", box.number)
}
print("end of the scope")

let kept = Box()
let unretained = Unmanaged.passUnretained(kept)
_ = unretained.retain()
unretained.release()
print(unretained.takeUnretainedValue() === kept, unretained.toOpaque() == Unmanaged.passUnretained(kept).toOpaque())
// Where an object was is known when it is gone.
let gone = Unmanaged.passUnretained(Box()).toOpaque()
print(gone == Unmanaged.passUnretained(kept).toOpaque(), UInt(bitPattern: ObjectIdentifier(kept)) == UInt(bitPattern: Unmanaged.passUnretained(kept).toOpaque()))
