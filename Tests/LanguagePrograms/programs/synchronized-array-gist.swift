//
//  SynchronizedArray.swift
//  ZamzamCore
//
//  After a well-known gist.
//
import Foundation

/// A thread-safe array.
public class SynchronizedArray<Element> {
    fileprivate let queue = DispatchQueue(label: "io.example.SynchronizedArray", attributes: .concurrent)
    fileprivate var array = [Element]()

    public init() { }

    public convenience init(_ array: [Element]) {
        self.init()
        self.array = array
    }
}

// MARK: - Properties
public extension SynchronizedArray {
    /// The first element of the collection.
    var first: Element? {
        var result: Element?
        queue.sync { result = self.array.first }
        return result
    }
    var last: Element? {
        var result: Element?
        queue.sync { result = self.array.last }
        return result
    }
    var count: Int {
        var result = 0
        queue.sync { result = self.array.count }
        return result
    }
    var isEmpty: Bool {
        var result = false
        queue.sync { result = self.array.isEmpty }
        return result
    }
    var description: String {
        var result = ""
        queue.sync { result = self.array.description }
        return result
    }
}

// MARK: - Immutable
public extension SynchronizedArray {
    func first(where predicate: (Element) -> Bool) -> Element? {
        var result: Element?
        queue.sync { result = self.array.first(where: predicate) }
        return result
    }
    func filter(_ isIncluded: @escaping (Element) -> Bool) -> SynchronizedArray {
        var result: SynchronizedArray?
        queue.sync { result = SynchronizedArray(self.array.filter(isIncluded)) }
        return result!
    }
    func index(where predicate: (Element) -> Bool) -> Int? {
        var result: Int?
        queue.sync { result = self.array.firstIndex(where: predicate) }
        return result
    }
    func sorted(by areInIncreasingOrder: (Element, Element) -> Bool) -> SynchronizedArray {
        var result: SynchronizedArray?
        queue.sync { result = SynchronizedArray(self.array.sorted(by: areInIncreasingOrder)) }
        return result!
    }
    func map<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult) -> [ElementOfResult] {
        var result = [ElementOfResult]()
        queue.sync { result = self.array.map(transform) }
        return result
    }
    func compactMap<ElementOfResult>(_ transform: (Element) -> ElementOfResult?) -> [ElementOfResult] {
        var result = [ElementOfResult]()
        queue.sync { result = self.array.compactMap(transform) }
        return result
    }
    func reduce<ElementOfResult>(_ initialResult: ElementOfResult, _ nextPartialResult: @escaping (ElementOfResult, Element) -> ElementOfResult) -> ElementOfResult {
        var result: ElementOfResult?
        queue.sync { result = self.array.reduce(initialResult, nextPartialResult) }
        return result ?? initialResult
    }
    func reduce<ElementOfResult>(into initialResult: ElementOfResult, _ updateAccumulatingResult: @escaping (inout ElementOfResult, Element) -> ()) -> ElementOfResult {
        var result: ElementOfResult?
        queue.sync { result = self.array.reduce(into: initialResult, updateAccumulatingResult) }
        return result ?? initialResult
    }
    func forEach(_ body: (Element) -> Void) {
        queue.sync { self.array.forEach(body) }
    }
    func allSatisfy(_ predicate: (Element) -> Bool) -> Bool {
        var result = false
        queue.sync { result = self.array.allSatisfy(predicate) }
        return result
    }
}

// MARK: - Mutable
public extension SynchronizedArray {
    func append(_ element: Element) {
        queue.async(flags: .barrier) { self.array.append(element) }
    }
    func append(_ elements: [Element]) {
        queue.async(flags: .barrier) { self.array += elements }
    }
    func insert(_ element: Element, at index: Int) {
        queue.async(flags: .barrier) { self.array.insert(element, at: index) }
    }
    func remove(at index: Int, completion: ((Element) -> Void)? = nil) {
        queue.async(flags: .barrier) {
            let element = self.array.remove(at: index)
            DispatchQueue.main.async { completion?(element) }
        }
    }
    func remove(where predicate: @escaping (Element) -> Bool, completion: (([Element]) -> Void)? = nil) {
        queue.async(flags: .barrier) {
            var elements = [Element]()
            while let index = self.array.firstIndex(where: predicate) {
                elements.append(self.array.remove(at: index))
            }
            DispatchQueue.main.async { completion?(elements) }
        }
    }
    func removeAll(completion: (([Element]) -> Void)? = nil) {
        queue.async(flags: .barrier) {
            let elements = self.array
            self.array.removeAll()
            DispatchQueue.main.async { completion?(elements) }
        }
    }
    subscript(index: Int) -> Element? {
        get {
            var result: Element?
            queue.sync {
                guard self.array.startIndex..<self.array.endIndex ~= index else { return }
                result = self.array[index]
            }
            return result
        }
        set {
            guard let newValue = newValue else { return }
            queue.async(flags: .barrier) { self.array[index] = newValue }
        }
    }
}

// MARK: - Equatable
public extension SynchronizedArray where Element: Equatable {
    func contains(_ element: Element) -> Bool {
        var result = false
        queue.sync { result = self.array.contains(element) }
        return result
    }
}

// MARK: - Infix operators
public extension SynchronizedArray {
    static func += (left: inout SynchronizedArray, right: Element) { left.append(right) }
    static func += (left: inout SynchronizedArray, right: [Element]) { left.append(right) }
}

var array = SynchronizedArray<Int>()
DispatchQueue.concurrentPerform(iterations: 100) { array.append($0) }
print("Safe loop took \(array.count) elements, sum \(array.reduce(0, +))")
array += [1_000, 2_000]
array += 5
print(array.last ?? -1, array[500] as Any, array[101] ?? 0)
array[0] = -1
print(array[0]!, array.contains(-1), array.contains(7_777))
print(array.sorted(by: >).map { "\($0)" }.prefix(3).joined(separator: " > "))
print(array.filter { $0 >= 99 }.sorted { $0 < $1 }.description)
print(array.reduce(into: [Bool: Int]()) { $0[$1 % 2 == 0, default: 0] += 1 }.values.sorted())
array.remove(where: { $0 > 900 }) { removed in
    print("removed", removed.sorted())
    array.removeAll { print("then \($0.count) others, empty: \(array.isEmpty)"); exit(0) }
}
dispatchMain()
