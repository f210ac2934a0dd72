// Older code with Objective-C collections behind a queue: NSMutableArray, NSMutableDictionary, NSNumber, NSString.
import Foundation

final class SafeMutableArray {
    private let storage = NSMutableArray()
    private let queue = DispatchQueue(label: "safe.array", attributes: .concurrent)
    func add(_ object: Any) { queue.async(flags: .barrier) { self.storage.add(object) } }
    func insert(_ object: Any, at index: Int) { queue.async(flags: .barrier) { self.storage.insert(object, at: index) } }
    func removeLast() { queue.async(flags: .barrier) { self.storage.removeLastObject() } }
    func object(at index: Int) -> Any? { queue.sync { index < storage.count ? storage.object(at: index) : nil } }
    var count: Int { queue.sync { storage.count } }
    func contains(_ object: Any) -> Bool { queue.sync { storage.contains(object) } }
    var copy: [Any] { queue.sync { storage.map { $0 } } }
}

final class SafeMutableDictionary {
    private let storage = NSMutableDictionary()
    private let lock = NSLock()
    subscript(key: String) -> Any? {
        get { lock.lock(); defer { lock.unlock() }; return storage[key] }
        set {
            lock.lock(); defer { lock.unlock() }
            if let newValue = newValue { storage[key] = newValue } else { storage.removeObject(forKey: key) }
        }
    }
    var keys: [String] { lock.lock(); defer { lock.unlock() }; return (storage.allKeys as? [String] ?? []).sorted() }
    var count: Int { lock.lock(); defer { lock.unlock() }; return storage.count }
}

let array = SafeMutableArray()
for i in 0..<5 { array.add(i) }
array.add("text")
array.insert(NSNumber(value: 2.5), at: 0)
print(array.count, array.object(at: 0) as? Double ?? -1, array.object(at: 1) as? Int ?? -1, array.object(at: 99) == nil)
array.removeLast()
print(array.count, array.contains(3), array.contains("text"))
for case let n as NSNumber in array.copy { print(n.intValue, terminator: " ") }
print()

let dictionary = SafeMutableDictionary()
dictionary["b"] = 1
dictionary["a"] = "one"
dictionary["c"] = [1, 2, 3]
dictionary["b"] = nil
print(dictionary.keys, dictionary.count, (dictionary["c"] as? [Int])?.reduce(0, +) ?? 0)

let number = NSNumber(value: 42)
print(number, number.stringValue, number.doubleValue, number.boolValue, number == 42, number.compare(NSNumber(value: 43)) == .orderedAscending)
print(NSNumber(value: true).boolValue, NSNumber(value: 3.99).intValue, number.isEqual(to: 42), NSNumber(value: -1).uintValue == UInt.max)
let s: NSString = "path/to/file.txt"
print(s.length, s.lastPathComponent, s.deletingLastPathComponent, s.pathExtension, s.appendingPathComponent("x"), s.pathComponents)
print(s.uppercased, s.hasPrefix("path"), s.components(separatedBy: "/").count, s.substring(from: 8), s.substring(to: 4), s.contains("file"))
print(("42abc" as NSString).integerValue, ("3.5x" as NSString).doubleValue, ("YES" as NSString).boolValue, s.isEqual(to: "path/to/file.txt"))
let m = NSMutableString(string: "abc")
m.append("def")
m.insert("-", at: 3)
m.replaceOccurrences(of: "d", with: "D", options: [], range: NSRange(location: 0, length: m.length))
print(m, m.length)
let list: NSArray = [3, 1, 2]
print(list.count, list.firstObject as? Int ?? 0, list.lastObject as? Int ?? 0, list.contains(2))
let sorted = (list as! [Int]).sorted()
print(sorted, (list.sortedArray { ($0 as! Int) < ($1 as! Int) ? .orderedAscending : .orderedDescending } as! [Int]))
list.enumerateObjects { object, index, stop in print(index, object, terminator: "; "); if index == 1 { stop.pointee = true } }
print()
let info: NSDictionary = ["x": 1, "y": "two"]
print(info["x"] as? Int ?? 0, info.object(forKey: "y") as? String ?? "", info.value(forKey: "z") == nil, info.count)
let set = NSMutableSet()
set.add(1); set.add(1); set.add("s")
print(set.count, set.contains("s"), NSSet(array: [1, 2, 2]).count)
let counted = NSCountedSet(array: ["a", "b", "a"])
print(counted.count(for: "a"), counted.count)
let ordered = NSMutableOrderedSet(); for n in [3, 1, 2] { ordered.add(n) }
ordered.add(1)
print(ordered.count, ordered.contains(1))
let any: [String: Any] = ["id": 7, "name": "n", "ratio": 0.5, "on": true, "none": NSNull()]
for key in any.keys.sorted() {
    switch any[key]! {
    case let i as Int: print(key, "int", i)
    case let d as Double: print(key, "double", d)
    case let b as Bool: print(key, "bool", b)
    case let s as String: print(key, "string", s)
    case is NSNull: print(key, "null")
    default: print(key, "?")
    }
}
