#if os(Linux)
  import SimulatedDispatch
  import Testing

  /// Which cores threads may run on, as Linux says it.
  @Suite("One core for the threads of a simulation")
  struct SharedCoreTests {
    /// What closures have seen; they run one at a time.
    final class Sightings: @unchecked Sendable {
      var sets: [Set<String>] = []
      func begin() { sets.append([]) }
      func note() { sets[sets.count - 1].insert(allowedCores()) }
    }

    /// Three blocks that have some turns each.
    private func someTurns(_ number: Int, _ seen: Sightings) {
      seen.begin()
      seen.note()
      let shared = Shared(wrappedValue: 0, "number")
      for _ in 0..<3 {
        DispatchQueue.global().async {
          seen.note()
          for turn in 1...number {
            shared.write { $0 = turn }
            if turn.isMultiple(of: 10) { seen.note() }
          }
        }
      }
    }

    private func isOne(_ cores: String) -> Bool { Int(cores) != nil }

    @Test("Threads of a simulation are kept on one core, now and then on none, and are let go at its end")
    func heldAndLetGo() throws {
      let before = allowedCores()
      let (short, long) = (Sightings(), Sightings())
      try simulate { someTurns(10, short) }
      #expect(short.sets.count == 1 && short.sets[0].count == 1)
      #expect(short.sets[0].allSatisfy(isOne), "\(short.sets)")
      #expect(allowedCores() == before)
      try simulate { someTurns(2000, long) }
      #expect(long.sets[0].contains { isOne($0) } && long.sets[0].contains(before), "\(long.sets)")
      #expect(allowedCores() == before)
    }

    @Test("An exploration goes on where its last execution was, and is let go at its end")
    func exploration() throws {
      let before = allowedCores()
      let seen = Sightings()
      _ = try explore(executions: 400) { someTurns(3, seen) }
      #expect(seen.sets.count >= 400)
      let held = seen.sets.filter { $0.allSatisfy(isOne) }.count
      #expect(held >= seen.sets.count * 9 / 10, "\(held) of \(seen.sets.count)")
      if !isOne(before) { #expect(seen.sets.contains { $0.contains(before) }) }
      #expect(allowedCores() == before)
    }
  }
#endif
