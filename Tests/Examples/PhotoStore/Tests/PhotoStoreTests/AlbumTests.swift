import PhotoStore
import SimulatedDispatch
import Testing

@Suite struct AlbumTests {
  @Test func photosAreSafeInEveryOrder() throws {
    let exploration = try explore(always: ["completes"]) {
      let album = Album()
      for name in ["one", "two"] { DispatchQueue.global().async { album.add(name) } }
      DispatchQueue.global().async { print(album.count) }
    }
    try exploration.check()
  }

  @Test func withoutTheBarrierTheRaceIsFound() throws {
    let exploration = try explore {
      let album = Album()
      DispatchQueue.global().async { album.addCarelessly("one") }
      DispatchQueue.global().async { print(album.count) }
    }
    let race = try #require(exploration.occurrences.first)
    #expect(race.finding.category == .race && race.finding.subject == "photos")
    #expect(race.witness.trace.header.otherFiles == ["Album.swift"])
    let failure = #expect(throws: CheckFailure.self) { try exploration.check() }
    #expect(failure?.description.contains("Album.swift:") == true)
  }
}
