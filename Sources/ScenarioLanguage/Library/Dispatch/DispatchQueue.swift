/// `DispatchQueue` and what its calls take.
extension LibraryArea {
  static let queues = LibraryArea(
    name: "Queues",
    module: "Dispatch",
    provides: [
      "DispatchQueue", "DispatchQoS", "DispatchWorkItemFlags", "DispatchSpecificKey", "DispatchPredicate",
      "dispatchPrecondition", "dispatchMain", "_currentQueueLabel", "__dispatch_queue_get_label",
      "_nextKey", "_precondition",
    ],
    source: text("Dispatch/DispatchQueue"))
}
