// Arrays that share their elements have them at one address until one is changed; a variable stays where it is.
import Foundation

func address(of object: UnsafeRawPointer) -> Int { Int(bitPattern: object) }
func text(of object: UnsafeRawPointer) -> String { String(format: "%p", address(of: object)) }
func elements<T>(_ list: [T]) -> UnsafePointer<T> { list.withUnsafeBufferPointer { $0.baseAddress! } }
func place<T>(_ value: UnsafePointer<T>) -> Int { Int(bitPattern: value) }

// What every lesson about copy on write prints.
var first = [1, 2, 3]
var second = first
print(address(of: first) == address(of: second), text(of: first) == text(of: second), elements(first) == elements(second))
print(first.withUnsafeBufferPointer { "\($0)" } == second.withUnsafeBufferPointer { "\($0)" })
second.append(4)
print(address(of: first) == address(of: second), elements(first) == elements(second))
let before = text(of: first)
first[1] = 7
print(text(of: first) == before, text(of: first).hasPrefix("0x"))

struct Box { var items = ["a", "b"] }
final class Shelf { var items = [1, 2] }
var box = Box(), copy = box
print(elements(box.items) == elements(copy.items))
copy.items.append("c")
print(elements(box.items) == elements(copy.items))
let shelf = Shelf()
let items = shelf.items
print(elements(shelf.items) == elements(items))
shelf.items[0] = 5
print(elements(shelf.items) == elements(items), items, shelf.items)
func isHandedOver(_ list: [String]) -> Bool { elements(list) == elements(box.items) }
print(isHandedOver(box.items), isHandedOver(copy.items))

// Who may write has the elements for himself.
var third = first
print(third.withUnsafeMutableBufferPointer { UnsafePointer($0.baseAddress!) } == elements(first))
var bytes: [UInt8] = [1, 2, 3, 4]
let same = bytes
print(bytes.withUnsafeBytes { $0.baseAddress! } == same.withUnsafeBytes { $0.baseAddress! })
bytes.withUnsafeMutableBytes { $0[0] = 7 }
print(bytes.withUnsafeBytes { $0.baseAddress! } == same.withUnsafeBytes { $0.baseAddress! }, bytes, same)

// The bits of a collection are where its storage is.
var ages = ["a": 1], others = ages
print(unsafeBitCast(ages, to: Int.self) == unsafeBitCast(others, to: Int.self))
others["b"] = 2
print(unsafeBitCast(ages, to: Int.self) == unsafeBitCast(others, to: Int.self))
print(unsafeBitCast(first, to: Int.self) == unsafeBitCast(second, to: Int.self))
print(Int(bitPattern: elements(first)) - unsafeBitCast(first, to: Int.self))
var known: Set = [1], more = known
print(unsafeBitCast(known, to: Int.self) == unsafeBitCast(more, to: Int.self))
print(unsafeBitCast(shelf, to: Int.self) == Int(bitPattern: Unmanaged.passUnretained(shelf).toOpaque()))

// Each variable has a place of its own, whatever it holds.
struct Point { var x = 1 }
func variables() {
  var a = Point(), b = a
  var c = shelf, d = c
  var text = "one", other = text
  withUnsafePointer(to: &a) { a in withUnsafePointer(to: &b) { b in print(a == b) } }
  withUnsafePointer(to: &c) { c in withUnsafePointer(to: &d) { d in print(c == d) } }
  var places: [String] = []
  withUnsafePointer(to: &a) { places.append("\($0)") }
  a.x = 5
  withUnsafePointer(to: &a) { places.append("\($0)") }
  withUnsafeMutablePointer(to: &a) { places.append("\($0)") }
  withUnsafePointer(to: &b) { places.append("\($0)") }
  print(places[0] == places[1], places[0] == places[2], places[0] == places[3])
  print(place(&text) == place(&text), place(&text) == place(&other))
  print(address(of: &text) == address(of: &text), address(of: &text) == address(of: &other), address(of: &a) == place(&a))
}
variables()
var global = Point(), another = global
print(address(of: &global) == place(&global), address(of: &global) == address(of: &another))
