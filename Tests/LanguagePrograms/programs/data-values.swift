import Foundation

// Data: bytes as a collection that is its own slice, and how texts become bytes and come back.
var data = Data()
print(data.isEmpty, data.count, data)
data.append(1)
data.append(contentsOf: [2, 3, 4])
data.append(Data([5, 6]))
data += [7, 8]
print(data, data.count, Array(data))
print(data.first!, data.last!, data[3])
data[0] = 200
print(data.map { $0 })

let middle = data[2..<6]
print(middle.startIndex, middle.endIndex, middle.count, middle[2], Array(middle))
print(Array(data.prefix(3)), Array(data.suffix(2)), Array(data.dropFirst(6)), Array(data.dropLast(6)))
print(data.suffix(2).startIndex, data.dropFirst(3).startIndex, data.prefix(3).endIndex)
let part = data.subdata(in: 2..<6)
print(part.startIndex, part == middle, part.hashValue == middle.hashValue)
print(Data([1, 2]) == Data([1, 2]), Data([1, 2]) == Data([2, 1]))
print([Data([1]), Data()], Optional(Data([1, 2])) as Any)

let text = "Grüße, 🚦"
let bytes = text.data(using: .utf8)!
print(bytes.count, bytes)
print(String(data: bytes, encoding: .utf8) ?? "not UTF-8")
print(String(data: bytes.dropLast(), encoding: .utf8) ?? "not UTF-8")
print(String(decoding: bytes.prefix(2), as: UTF8.self))
print("abc".data(using: .ascii)!.count, text.data(using: .ascii) == nil)
print(String(data: Data([72, 105]), encoding: .ascii)!, String(data: Data([200]), encoding: .ascii) ?? "not ASCII")
print(Data("hello".utf8), Data(text.utf8) == bytes)
print("hello".data(using: .utf8)!.base64EncodedString())
print(Data(base64Encoded: "aGVsbG8=").map { String(decoding: $0, as: UTF8.self) } ?? "-", Data(base64Encoded: "a*b") == nil)
for length in 0..<5 { print(Data(repeating: 65, count: length).base64EncodedString(), terminator: " ") }
print()
print(Data([0, 15, 255]).map { String(format: "%02x", $0) }.joined())
print(Data(count: 3).map { $0 }, Data(repeating: 9, count: 2).reduce(0) { $0 + Int($1) })

var queue = Data([10, 20, 30, 40])
print(queue.removeFirst(), queue.count, queue.startIndex)
queue.removeFirst(2)
print(Array(queue), queue.startIndex)
queue.append(50)
print(Array(queue), queue.startIndex, queue.endIndex)
queue.removeLast()
queue.insert(1, at: queue.startIndex)
print(Array(queue))
var replaced = Data([1, 2, 3, 4, 5])
replaced.replaceSubrange(1..<3, with: [9, 9, 9])
print(Array(replaced))
replaced.removeSubrange(0..<2)
print(Array(replaced))
replaced.removeAll()
print(replaced.isEmpty)
var sum = 0
for byte in Data([1, 2, 3]) { sum += Int(byte) }
for (index, byte) in Data([7, 8]).enumerated() { sum += index * Int(byte) }
print(sum)
print(Data([3, 1, 2]).sorted(), Data([1, 2, 3]).contains(2), Data([1, 2, 3]).firstIndex(of: 3)!)
print(Data([1, 2, 3]).starts(with: [1, 2]), Data([5, 6]).reversed().map { $0 }, Data([1, 2, 3, 4]).min()!)
let cache: [String: Data] = ["a": Data([1]), "b": Data(count: 4)]
print(cache.values.reduce(0) { $0 + $1.count }, cache["b"]!)
let set: Set<Data> = [Data([1]), Data([1]), Data([2])]
print(set.count)
print(Data([1, 2]) + Data([3]), Array([1, 2] + Data([3])), (Data([1]) + [2]).count)
print(data.range(of: Data([3, 4])) as Any, data.range(of: Data([99])) == nil)
print(String.Encoding.utf8, String.Encoding.utf8 == .ascii)
print("déjà".data(using: .isoLatin1)!.count, "déjà".lengthOfBytes(using: .utf8))
print(type(of: data), data is any Collection)
print(Data([1, 2, 3]).description, String(describing: Data([1])), "\(Data([1, 2]))")
