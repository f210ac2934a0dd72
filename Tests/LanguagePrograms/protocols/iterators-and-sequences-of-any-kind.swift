// protocols: AnyIterator and AnySequence of iterators, sequences and closures; a copy of an iterator shares it
struct Plan: Sequence {
  private let make: () -> AnyIterator<Int>
  init<I: IteratorProtocol>(_ make: @escaping () -> I) where I.Element == Int { self.make = { AnyIterator(make()) } }
  func makeIterator() -> AnyIterator<Int> { make() }
  static func from<S: Sequence>(_ sequence: S) -> Plan where S.Element == Int { Plan(sequence.makeIterator) }
  static func constant(_ value: Int) -> Plan { Plan { AnyIterator { value } } }
  func then(_ other: Plan) -> Plan {
    Plan { () -> AnyIterator<Int> in
      let (a, b) = (self.makeIterator(), other.makeIterator())
      return AnyIterator { a.next() ?? b.next() }
    }
  }
  func first(_ n: Int) -> Plan { Plan { self.prefix(n).makeIterator() } }
}
print(Array(Plan.from([1, 2, 3]).then(.constant(7)).first(6)))
let shared = AnyIterator([1, 2, 3].makeIterator())
let same = shared
print(shared.next() as Any, same.next() as Any, shared.next() as Any, same.next() as Any)
let all = AnySequence([3, 4])
print(Array(all), all.map { $0 * 2 })
let counting = AnySequence { () -> AnyIterator<Int> in
  var n = 0
  return AnyIterator { n += 1; return n < 4 ? n : nil }
}
print(counting.reduce(0, +), Array(counting.prefix(2)))
