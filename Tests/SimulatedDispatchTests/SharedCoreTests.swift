#if os(Linux)
  import SimulatedDispatch
  import Testing

  /// Which cores threads may run on, as Linux says it.
  @Suite("One core for an exploration")
  struct SharedCoreTests {
    /// What closures have seen; they run one at a time.
    final class Sightings: @unchecked Sendable {
      var sets: [Set<String>] = []
      func begin() { sets.append([]) }
      func note() { sets[sets.count - 1].insert(allowedCores()) }
    }

    @Test("Threads of an exploration are kept on one core, now and then on none, and are let go at its end")
    func heldAndLetGo() throws {
      let before = allowedCores()
      let seen = Sightings()
      _ = try explore(executions: 200) {
        seen.begin()
        seen.note()
        let shared = Shared(wrappedValue: 0, "number")
        for _ in 0..<3 {
          DispatchQueue.global().async {
            seen.note()
            for number in 1...3 { shared.write { $0 = number } }
            seen.note()
          }
        }
      }
      #expect(seen.sets.count >= 200)
      // Each execution is in one place.
      #expect(seen.sets.allSatisfy { $0.count == 1 }, "\(seen.sets)")
      if before.contains("-") || before.contains(",") {
        let free = seen.sets.filter { $0 == [before] }.count
        #expect(free == seen.sets.count / 64, "\(free) of \(seen.sets.count)")
        #expect(seen.sets.filter { $0 != [before] }.allSatisfy { Int($0.first ?? "") != nil })
      }
      #expect(allowedCores() == before)
    }

    @Test("The threads that have explored run anywhere in the next simulation")
    func poolIsFree() throws {
      let before = allowedCores()
      _ = try explore { for _ in 0..<2 { DispatchQueue.global().async { work("a", .milliseconds(1)) } } }
      let seen = Sightings()
      seen.begin()
      try simulate {
        seen.note()
        for _ in 0..<2 { DispatchQueue.global().async { seen.note() } }
      }
      #expect(seen.sets == [[before]])
    }
  }
#endif
