/// The `Synchronization` module: a value with its lock, and atomics, each with a lock of its own, so that both order what is around them.
extension LibraryArea {
  static let synchronization = LibraryArea(
    name: "Synchronization",
    module: "Synchronization",
    provides: [
      "Mutex", "Atomic", "AtomicLoadOrdering", "AtomicStoreOrdering", "AtomicUpdateOrdering", "AtomicRepresentable",
      "AtomicLazyReference", "WordPair", "_AtomicValue",
    ],
    extends: Extended(
      types: [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Bool", "Double", "Float",
        "Duration", "ObjectIdentifier", "RawRepresentable", "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer",
        "UnsafeMutableRawPointer", "Optional",
      ], onUseOf: ["AtomicRepresentable"], leavesUnused: true),
    source: text("Threads/Synchronization"))
}
