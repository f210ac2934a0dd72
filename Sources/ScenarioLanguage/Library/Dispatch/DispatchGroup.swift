/// Groups, semaphores and work items.
extension LibraryArea {
  static let groups = LibraryArea(
    name: "Groups", module: "Dispatch", provides: ["DispatchGroup", "DispatchSemaphore", "DispatchWorkItem"],
    source: text("Dispatch/DispatchGroup"))
}
