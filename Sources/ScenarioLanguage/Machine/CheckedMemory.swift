/// What the machine takes on trust because lowering guarantees it, and what debug builds, fuzzers and sanitizers check all the same:
/// the class behind a reference, that its object is alive, that no register is read before it was written.
///
/// In an optimised build without `CHECKED_MEMORY` nothing of this is left.
enum CheckedMemory {
  /// What a word holds that nobody has written: no count, no index, no case.
  static let poison = 0x5EED_5EED_5EED_5EED
  /// The count of an object that has died: far from one that any number of retains and releases could make.
  static let dead = Int.min / 2
  /// So many dead objects are kept, so that whoever still refers to one meets it and not its successor.
  static let deadKept = 4096

  #if DEBUG || CHECKED_MEMORY
    static let isOn = true
  #else
    static let isOn = false
  #endif

  @inline(__always)
  static func isAlive(_ object: HeapObject) {
    #if DEBUG || CHECKED_MEMORY
      precondition(object.references > 0, "an object is used that has died: \(type(of: object))")
    #endif
  }

  /// The words of registers that no value is in any more.
  @inline(__always)
  static func poison(_ words: UnsafeMutablePointer<Int>, _ count: Int) {
    #if DEBUG || CHECKED_MEMORY
      if count > 0 { words.update(repeating: poison, count: count) }
    #endif
  }
}

/// The object as what lowering guarantees it to be.
@inline(__always)
func trusted<Kind: HeapObject>(_ object: HeapObject, as kind: Kind.Type) -> Kind {
  #if DEBUG || CHECKED_MEMORY
    CheckedMemory.isAlive(object)
    guard let known = object as? Kind else { preconditionFailure("\(type(of: object)) where a \(kind) has to be") }
    return known
  #else
    unsafeDowncast(object, to: kind)
  #endif
}
