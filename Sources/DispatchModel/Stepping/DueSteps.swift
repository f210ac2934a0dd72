import DispatchTrace

// What time brings about, as steps.
extension Simulation {
  func nextStep(dueAt index: Int, _ stepping: Stepping) -> NextStep {
    let event = stepping.due[index].event
    var list = FootprintDraft()
    var strand = StrandID.launch
    var (isEnabled, comesLast) = (true, false)
    if stepping.durations != .exact { list.add(.time, 0, .write) }
    if stepping.interest.traits.contains(.freezes) { list.add(.process, 0, .read, .acquire) }
    switch event.kind {
    case .submit(let entry, _):
      strand = self.strand(of: entry, stepping)
      addPush(onto: entries[entry].queue, isBarrier: entries[entry].isBarrier, strand, stepping, to: &list)
      isEnabled = stepping.mayPass(index)
    case .timer(let source, _):
      strand = stepping.clockStrand(of: source)
      addSource(source, stepping, to: &list)
      isEnabled = stepping.mayPass(index)
    case .manager(let source):
      strand = stepping.clockStrand(of: source)
      addSource(source, stepping, to: &list)
    case .timeout(let thread, _):
      strand = self.strand(of: thread, stepping)
      addWaited(by: thread, to: &list)
    case .loopLimit(let number):
      let serving = servings.first { $0.number == number }
      strand = serving?.limitStrand ?? strand
      comesLast = serving?.isPatient ?? false
      addServing(to: &list)
    case .computed, .quantum, .awake, .released, .monitor: isEnabled = false
    }
    return NextStep(
      strand: strand, footprint: stepping.numbers.footprints.footprint(list), isEnabled: isEnabled && !isHeldBack(event.kind),
      kind: .due(index), comesLast: comesLast)
  }

  private func addWaited(by thread: ThreadID, to list: inout FootprintDraft) {
    switch threads[thread].wait {
    case .semaphore(let id): list.add(.semaphore, id.index, .write)
    case .group(let id): list.add(.group, id.index, .write)
    case .workItem(let id): list.add(.workItem, id.index, .write)
    case .lock(let id): list.add(.lock, id.index, .write)
    case .sync, .syncOnMainThread, .apply, .once, .runLoop, nil: break
    }
  }
}
