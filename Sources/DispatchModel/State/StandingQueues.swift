import DispatchTrace

/// The main queue and the root queues, and the texts of a trace that begins with their labels: made once, not for each execution.
enum StandingQueues {
  static let strings = made.strings
  static let all = made.queues

  private static let made: (strings: StringTable, queues: ContiguousArray<QueueState>) = {
    var strings = StringTable()
    var main = QueueState(
      kind: .main, label: strings.intern("com.apple.main-thread"), qos: .unspecified, target: nil, width: 1)
    main.inBarrier = true
    var queues = ContiguousArray([main])
    for qos in QoSClass.allCases where qos != .unspecified {
      for twin in ["", ".overcommit"] {
        let label = strings.intern("com.apple.root.\(qos.name)-qos\(twin)")
        queues.append(QueueState(kind: .global, label: label, qos: qos, target: nil, width: .max))
      }
    }
    return (strings, queues)
  }()
}
