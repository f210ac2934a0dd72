import SimulatedDispatch
import Testing

/// `@Shared` says itself where it is read and written. On Linux, where the compiler's debug information is in the program.
@Suite("Shared")
struct SharedTests {
  private final class Album: @unchecked Sendable {
    @Shared("photos") var photos: [String] = []
    let queue = DispatchQueue(label: "album", attributes: .concurrent)

    func add(_ photo: String) {
      queue.async { [self] in
        work("add", .milliseconds(1))
        _ = 1 + photo.count
        photos.append(photo)
      }
    }

    func count() {
      queue.async { [self] in
        work("count", .milliseconds(1))
        let before = 7

        print(photos.count, before)
      }
    }
  }

  /// Of the file in which they are, in order; each once.
  private func lines(_ run: Run) -> [String] {
    let files = [run.trace.header.scenario ?? ""] + run.trace.header.otherFiles
    var lines: [String] = []
    for event in run.trace.events {
      guard case .accessed = event.kind else { continue }
      let line = "\(files[event.position.file]):\(event.position.line)"
      if lines.last != line { lines.append(line) }
    }
    return lines
  }

  #if os(Linux)
    @Test("A race names the line that changes the variable and the line that reads it")
    func raceNamesItsLines() throws {
      let run = try simulate {
        let album = Album()
        album.add("one")
        album.count()
      }
      #expect(lines(run) == ["SharedTests.swift:15", "SharedTests.swift:24"])
      let race = try #require(run.findings(.race).first)
      #expect(Set(race.notes.map(\.position.line)).isSuperset(of: [15, 24]))
      let explored = try explore {
        let album = Album()
        album.add("one")
        album.count()
      }
      let found = try #require(explored.occurrences.first { $0.finding.category == .race })
      #expect(Set(found.finding.notes.map(\.position.line)).isSuperset(of: [15, 24]))
    }

    @Test("Assigned, changed in place, lent or read; in a closure, in another file; two calls in one line")
    func allWays() throws {
      let first = #line
      let run = try simulate {
        @Shared("total") var total = 0
        DispatchQueue.global().async {}
        total = 1
        total += 2
        lend(&total)
        let closure = { total * 2 }
        _ = closure() + total
        let album = Album()
        [1, 2].forEach { _ in
          album.photos = []
        }
        changeElsewhere(&album.photos)
        readElsewhere(album.$photos)
      }
      let numbers = [4, 5, 6, 7, 8, 11, 13].map { "SharedTests.swift:\(first + $0)" }
      #expect(lines(run) == numbers + ["Elsewhere.swift:12"])
    }
  #endif
}

private func lend(_ number: inout Int) { number += 1 }
