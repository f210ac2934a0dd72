/// The registers of the running frame, as natives and operations see the window of a call:
/// results first, then `inout` parameters, then parameters.
struct Window {
  let words: UnsafeMutablePointer<Int>
  let refs: UnsafeMutablePointer<Ref>

  @inline(__always)
  func object(_ index: Int) throws(MachineStop) -> HeapObject {
    guard let ref = refs[index] else { throw .uninitialised }
    return ref._withUnsafeGuaranteedRef { $0 }
  }

  /// The same out of the box that knows its type, in which an object of Dispatch travels as a value of protocol type.
  func unboxedObject(_ index: Int) throws(MachineStop) -> HeapObject {
    let object = try object(index)
    guard type(of: object) == BoxedValue.self else { return object }
    let box = trusted(object, as: BoxedValue.self)
    // A value that is no object has no identity but that of its box.
    guard box.layout == .ref, let held = box.refs[0] else { return object }
    return held._withUnsafeGuaranteedRef { $0 }
  }

  /// The object in reference register `index`; lowering guarantees its class.
  @inline(__always)
  func object<Kind: HeapObject>(_ index: Int, as kind: Kind.Type) throws(MachineStop) -> Kind {
    guard let ref = refs[index] else { throw .uninitialised }
    return ref._withUnsafeGuaranteedRef { trusted($0, as: kind) }
  }

  /// The object in reference register `index`, whose class is checked.
  @inline(__always)
  func checkedObject<Kind: HeapObject>(_ index: Int, as kind: Kind.Type) throws(MachineStop) -> Kind {
    let object = try object(index)
    guard type(of: object) == kind else { throw .uninitialised }
    return trusted(object, as: kind)
  }

  @inline(__always)
  func optionalObject<Kind: HeapObject>(_ index: Int, as kind: Kind.Type) -> Kind? {
    guard let ref = refs[index] else { return nil }
    return ref._withUnsafeGuaranteedRef { trusted($0, as: kind) }
  }

  @inline(__always)
  func text(_ index: Int) throws(MachineStop) -> String {
    try object(index, as: Text.self).string
  }

  @inline(__always)
  func double(_ index: Int) -> Double { Double(bitPattern: UInt64(bitPattern: Int64(words[index]))) }

  @inline(__always)
  func setDouble(_ index: Int, _ value: Double) { words[index] = value.word }

  /// Takes over `ref`; what was there is released.
  @inline(__always)
  func set(_ index: Int, _ ref: Ref) {
    replace(refs + index, ref)
  }

  @inline(__always)
  func set(_ index: Int, _ string: String, _ runtime: Runtime) {
    set(index, Text(runtime, string).owned)
  }

  /// Makes the array in `index` unshared and returns it. `isForMore`: elements are to be added.
  @inline(__always)
  func uniqueArray(_ index: Int, isForMore: Bool = false) throws(MachineStop) -> ArrayObject {
    let array = try object(index, as: ArrayObject.self)
    if array.hasOneOwner { return array }
    return replaceByCopy(index, array, isForMore)
  }

  /// Makes the table in `index` unshared. Its entries keep their numbers.
  @inline(__always)
  func makeTableUnique(_ index: Int) throws(MachineStop) {
    guard let ref = refs[index] else { throw .uninitialised }
    let copy = ref._withUnsafeGuaranteedRef { table in
      table.hasOneOwner ? nil : trusted(table, as: TableObject.self).copy().owned
    }
    if let copy { set(index, copy) }
  }

  @inline(never)
  private func replaceByCopy(_ index: Int, _ array: ArrayObject, _ isForMore: Bool) -> ArrayObject {
    let copy = array.copy(keepsRoom: isForMore)
    set(index, copy.owned)
    return copy
  }
}

extension Double {
  @inline(__always)
  var word: Int { Int(Int64(bitPattern: bitPattern)) }
}

extension Int {
  @inline(__always)
  var asDouble: Double { Double(bitPattern: UInt64(bitPattern: Int64(self))) }
}
