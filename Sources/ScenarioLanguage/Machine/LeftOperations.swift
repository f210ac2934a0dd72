package import DispatchTrace

extension ScenarioMachine {
  package func leftOperations() -> [LeftOperation] {
    guard let layout = program.operation else { return [] }
    let all = operations(layout)
    var open = all.filter { $0.stage == .enqueued && !isCancelled($0.instance, layout) }
    var found: [LockID: LeftOperation] = [:]
    while let next = open.popLast() {
      if found[next.lock] != nil { continue }
      let before = dependencies(of: next.instance, layout)
      found[next.lock] = LeftOperation(lock: next.lock, stage: next.stage, dependencies: before.map(\.lock).sorted())
      open += before
    }
    return found.values.sorted { $0.lock < $1.lock }
  }

  /// Of the library's `_OperationStage`: new, enqueued, starting, executing.
  private static let stages: [LeftOperation.Stage] = [.new, .enqueued, .begun, .begun, .begun]

  private struct Known {
    var instance: Instance
    var lock: LockID
    var stage: LeftOperation.Stage
  }

  private func operations(_ layout: OperationLayout) -> [Known] {
    var found: [Known] = []
    runtime.forEachObject { object in
      if let instance = object as? Instance, isOperation(instance, layout), let known = known(instance, layout) {
        found.append(known)
      }
    }
    return found
  }

  /// Nil for one that has finished.
  private func known(_ instance: Instance, _ layout: OperationLayout) -> Known? {
    let stage = instance.words[layout.stage.words]
    guard let lock = instance.refs[layout.lock.refs].flatMap({ DispatchObject.known($0) }), Self.stages.indices.contains(stage)
    else {
      return nil
    }
    return Known(instance: instance, lock: LockID(lock.id), stage: Self.stages[stage])
  }

  private func dependencies(of instance: Instance, _ layout: OperationLayout) -> [Known] {
    guard let ref = instance.refs[layout.dependencies.refs] else { return [] }
    return ref._withUnsafeGuaranteedRef { object in
      guard let array = object as? ArrayObject, let refs = array.refs else { return [] }
      return (0..<array.count).compactMap { number in
        refs[number]?._withUnsafeGuaranteedRef { $0 as? Instance }.flatMap { known($0, layout) }
      }
    }
  }

  private func isCancelled(_ instance: Instance, _ layout: OperationLayout) -> Bool {
    instance.words[layout.isCancelled.words] != 0
  }

  private func isOperation(_ instance: Instance, _ layout: OperationLayout) -> Bool {
    var type = instance.classIndex
    while type >= 0 {
      if type == layout.type { return true }
      type = program.classes[type].superclass
    }
    return false
  }
}
