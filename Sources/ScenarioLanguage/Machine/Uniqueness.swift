/// What `isKnownUniquelyReferenced` answers.
///
/// While a value is changed by code of the scenario its place still holds it: a compiled program would not count that twice. Programs that
/// ask count these copies apart.
extension ScenarioMachine {
  func uniqueness(_ i: Instruction, _ w: UnsafeMutablePointer<Int>, _ r: UnsafeMutablePointer<Ref>) {
    if i.op == .isUnique {
      let object = r[Int(i.b)]?._withUnsafeGuaranteedRef { $0 }
      w[Int(i.a)] = object.map { $0.references - runtime.loans[ObjectIdentifier($0), default: 0] == 1 } == true ? 1 : 0
      return
    }
    for index in Int(i.a)..<Int(i.a) + Int(i.b) {
      guard let object = r[index]?._withUnsafeGuaranteedRef({ $0 }) else { continue }
      // The copy that is changed, and the one in this register.
      let count = runtime.loans[ObjectIdentifier(object), default: 0] + (i.c == 0 ? 2 : -2)
      runtime.loans[ObjectIdentifier(object)] = count > 0 ? count : nil
    }
  }
}
