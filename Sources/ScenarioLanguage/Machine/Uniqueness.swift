/// What `isKnownUniquelyReferenced` answers, and what a collection asks before it is changed in place.
///
/// While a value is changed its place still holds it: a compiled program would not count that twice. These copies are counted apart.
extension ScenarioMachine {
  func uniqueness(_ i: Instruction, _ w: UnsafeMutablePointer<Int>, _ r: UnsafeMutablePointer<Ref>) {
    if i.op == .isUnique {
      w[Int(i.a)] = r[Int(i.b)]?._withUnsafeGuaranteedRef { $0.hasOneOwner } == true ? 1 : 0
      return
    }
    // The copy that is changed, and the one in this register.
    let more = i.c == 0 ? 2 : -2
    for index in Int(i.a)..<Int(i.a) + Int(i.b) { r[index]?._withUnsafeGuaranteedRef { $0.loans += more } }
  }
}
