// operations/current-queue: the queue whose operation runs, a collection of one's own from its end, sets of characters
import Foundation
let q = OperationQueue()
q.name = "work"
print(OperationQueue.current === OperationQueue.main, OperationQueue.current?.name ?? "-")
q.addOperation { print(OperationQueue.current === q, OperationQueue.current?.name ?? "-") }
q.waitUntilAllOperationsAreFinished()
let d = DispatchQueue(label: "d")
d.async { print(OperationQueue.current == nil) }
d.sync {}
let other = OperationQueue()
q.addOperation {
  let inner = BlockOperation { print("inner", OperationQueue.current === q) }
  inner.start()
  other.addOperations([BlockOperation { print("other", OperationQueue.current === other) }], waitUntilFinished: true)
}
q.waitUntilAllOperationsAreFinished()
let set = CharacterSet.letters.union(.decimalDigits).subtracting(CharacterSet(charactersIn: "aeiou"))
print("hello world-42".components(separatedBy: set.inverted), "abc".unicodeScalars.filter { set.contains($0) }.count)
print("  x!".trimmingCharacters(in: CharacterSet.alphanumerics.inverted), CharacterSet.letters.intersection(CharacterSet(charactersIn: "ab1")).contains(Unicode.Scalar(49)))
enum E { case cancelled(Int?), other }
func f(_ e: E) { switch e { case .cancelled(.some): print("some"); case .cancelled(.none): print("none"); case .other: print("other") } }
f(.cancelled(1)); f(.cancelled(nil)); f(.other)
struct Ring: RandomAccessCollection { var s = [1, 2, 3]; var startIndex: Int { 0 }; var endIndex: Int { s.count }; subscript(i: Int) -> Int { s[i] } }
let r = Ring()
print(r.last!, r.last { $0 < 3 }!, r.lastIndex { $0 == 1 }!, r.reversed().map { $0 }, r.index(before: r.endIndex), r.suffix(2).map { $0 })
