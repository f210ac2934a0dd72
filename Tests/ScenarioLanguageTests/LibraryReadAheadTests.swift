import Testing

@testable import ScenarioLanguage

/// The names that are read ahead are a list: the library may lose one of them, and nobody would notice but by a slower start.
@Suite("What is read ahead of the library")
struct LibraryReadAheadTests {
  @Test("Each name on the list is something that the library has")
  func namesAreThere() {
    #expect(LibraryReadAhead.names.count > 50)
    for name in LibraryReadAhead.names {
      #expect(LibraryReadAhead.read(name) > 0, "\(name)")
    }
  }
}
