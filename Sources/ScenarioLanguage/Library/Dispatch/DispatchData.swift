/// `DispatchData` as a value: the bytes of its regions.
extension LibraryArea {
  static let dispatchData = LibraryArea(
    name: "DispatchData", module: "Dispatch", provides: ["DispatchData", "DispatchDataIterator"],
    source: text("Dispatch/DispatchData"))
}
