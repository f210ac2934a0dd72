internal import DispatchTrace

// The life of the process as a whole: its phases, what is done from outside, when it is frozen.
extension TrackBuilder {
  mutating func beginPhase(_ name: StringID, at key: Int64) {
    endPhase(at: key)
    // The same phase again is the same phase.
    if let last = tracks.phases.last, last.name == name { return }
    tracks.phases.append(PhaseTrack(name: name, start: key, end: key))
  }

  private mutating func endPhase(at key: Int64) {
    if !tracks.phases.isEmpty { tracks.phases[tracks.phases.count - 1].end = key }
  }

  /// A stretch of a thread outside that has a name says what it does there.
  mutating func visited(_ name: StringID, at key: Int64) {
    tracks.visits.append(Visit(key: key, name: name))
  }

  mutating func freeze(at key: Int64) {
    if isFrozen { return }
    tracks.frozen.append(FrozenStretch(start: key, end: key))
  }

  mutating func thaw(at key: Int64) {
    guard let last = tracks.frozen.indices.last, tracks.frozen[last].isOpen else { return }
    tracks.frozen[last].end = key
    tracks.frozen[last].isOpen = false
    for thread in threads.indices { refresh(thread, at: key) }
  }

  var isFrozen: Bool { tracks.frozen.last?.isOpen ?? false }

  /// At the end of the trace.
  mutating func endLife(at key: Int64) {
    endPhase(at: key)
    guard isFrozen, let last = tracks.frozen.indices.last else { return }
    tracks.frozen[last].end = key
    // Nothing falls due any more.
    for timer in tracks.timers.indices where tracks.timers[timer].due > tracks.frozen[last].start {
      tracks.timers[timer].isOpen = true
    }
  }
}
