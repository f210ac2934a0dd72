// structs: MemoryLayout of types whose layout is known
struct P { var a: Int8; var b: Int; var c: Bool }
struct Q { var x: Double, y: Float, z: UInt16 }
enum E { case a, b }
enum One { case only }
final class C {}
protocol R {}
protocol O: AnyObject {}
print(
  MemoryLayout<Int>.size, MemoryLayout<Int32>.stride, MemoryLayout<Bool>.size, MemoryLayout<Double>.alignment,
  MemoryLayout<Float>.size)
print(
  MemoryLayout<String>.size, MemoryLayout<Character>.size, MemoryLayout<[Int]>.size, MemoryLayout<[String: Int]>.stride,
  MemoryLayout<C>.size)
print(MemoryLayout<P>.size, MemoryLayout<P>.stride, MemoryLayout<P>.alignment, MemoryLayout<Q>.size, MemoryLayout<Q>.stride)
print(
  MemoryLayout<E>.size, MemoryLayout<One>.size, MemoryLayout<One>.stride, MemoryLayout<Void>.size,
  MemoryLayout<(Int8, Int16, Int8)>.size)
print(
  MemoryLayout<Int?>.size, MemoryLayout<Int?>.stride, MemoryLayout<C?>.size, MemoryLayout<Bool?>.size, MemoryLayout<String?>.size,
  MemoryLayout<E?>.size, MemoryLayout<UInt8?>.size, MemoryLayout<P?>.size, MemoryLayout<Q?>.size)
print(
  MemoryLayout<Any>.size, MemoryLayout<R>.size, MemoryLayout<O>.size, MemoryLayout<() -> Void>.size, MemoryLayout<Error>.size,
  MemoryLayout<AnyObject>.size, MemoryLayout<R?>.size, MemoryLayout<Substring>.size)
func bytes<T>(_ values: [T]) -> Int { values.count * MemoryLayout<T>.stride }
print(bytes([1, 2, 3]), bytes(["a"]), bytes([1.5 as Float]), bytes([P(a: 1, b: 2, c: true)]))
