/// How late it is for each strand where everything takes as long as it is declared to: what a clock says if the order allows it.
///
/// A strand is at least as late as whatever it has met: who began it, who left the group, had the lock. So it depends on what comes
/// before a step, and not on the order of what has nothing to do with it.
struct DeclaredTimes {
  private var strands: ContiguousArray<Int64> = []
  /// By kind of what steps touch, by its number and how.
  private var objects: ContiguousArray<ContiguousArray<Int64>> = []
  /// Of those that run one block at a time.
  private var queues: ContiguousArray<Int64> = []
  /// Until something takes time it is 0 everywhere.
  private var hasPassed = false
  /// 36 years: later it does not get, so that times have sums.
  static let farthest: Int64 = 1 << 60

  subscript(strand: StrandID) -> Int64 { hasPassed ? Self.time(strand.offset, strands) : 0 }

  mutating func pass(_ nanoseconds: Int64, on strand: StrandID) {
    reach(self[strand] + min(max(nanoseconds, 0), Self.farthest), on: strand)
  }

  mutating func reach(_ time: Int64, on strand: StrandID) {
    guard time > self[strand] else { return }
    hasPassed = true
    Self.raise(&strands, strand.offset, to: min(time, Self.farthest))
  }

  mutating func begin(_ child: StrandID, by parent: StrandID) { reach(self[parent], on: child) }

  /// A step of `strand` that touches what `footprint` says comes after those on which it depends.
  mutating func meet(_ footprint: Footprint, on strand: StrandID) {
    guard hasPassed else { return }
    var latest = self[strand]
    for access in footprint.accesses where access.object.kind.tellsTime {
      for mode in Access.Mode.allCases where mode != access.mode || mode == .write {
        latest = max(latest, time(of: access.object, mode))
      }
    }
    reach(latest, on: strand)
    for access in footprint.accesses where access.object.kind.tellsTime { raise(access, to: latest) }
  }

  mutating func start(_ strand: StrandID, on queue: Int32) {
    if hasPassed { reach(Self.time(Int(queue), queues), on: strand) }
  }

  mutating func finish(_ strand: StrandID, on queue: Int32) {
    if hasPassed { Self.raise(&queues, Int(queue), to: self[strand]) }
  }

  private func time(of object: ModelObject, _ mode: Access.Mode) -> Int64 {
    let kind = Int(object.kind.rawValue)
    return kind < objects.count ? Self.time(Self.place(object, mode), objects[kind]) : 0
  }

  private mutating func raise(_ access: Access, to time: Int64) {
    let kind = Int(access.object.kind.rawValue)
    while objects.count <= kind { objects.append([]) }
    Self.raise(&objects[kind], Self.place(access.object, access.mode), to: time)
  }

  private static func place(_ object: ModelObject, _ mode: Access.Mode) -> Int {
    Int(object.index) * Access.Mode.allCases.count + Int(mode.rawValue)
  }

  private static func time(_ place: Int, _ list: ContiguousArray<Int64>) -> Int64 {
    list.indices.contains(place) ? list[place] : 0
  }

  private static func raise(_ list: inout ContiguousArray<Int64>, _ place: Int, to time: Int64) {
    while list.count <= place { list.append(0) }
    list[place] = max(list[place], time)
  }
}

extension ModelObject.Kind {
  /// Whoever touches such an object has met those that did so before. Of the others that is not so, or they are only looked at when
  /// somebody asks, who must not change what a clock says.
  fileprivate var tellsTime: Bool {
    switch self {
    case .order, .running, .tree, .group, .semaphore, .workItem, .source, .once, .lock, .apply: true
    case .state, .specific, .life, .body, .variable, .tasks, .process, .output, .time, .observed, .mark, .world: false
    }
  }
}
