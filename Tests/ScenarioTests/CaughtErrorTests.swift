import Signalbox
import Testing

/// What is an NSError differs: on Apple's systems every error is one, and the compiler takes that for granted everywhere.
@Suite("Errors caught as NSError")
struct CaughtErrorTests {
  private let source = """
    import Foundation
    enum Failure: Error { case offline }
    let failed: [Error] = [CocoaError(.fileNoSuchFile), Failure.offline]
    func attempt(_ error: Error) {
      do { throw error } catch let error as NSError { print(error.domain, error.code, error is NSError) }
    }
    for error in failed { attempt(error) }
    print(failed.map { ($0 as? NSError)?.code ?? -1 }, (5 as Any) is NSError)
    """

  @Test("on Apple's systems take all that is thrown")
  func apple() throws {
    let run = try Scenario(source: source).run()
    #expect(run.printed == "NSCocoaErrorDomain 4 true\nscenario.Failure 0 true\n[4, 0] false\n")
    #expect(run.findings.isEmpty)
  }

  @Test("and an object of the domain of Foundation's errors is one of those")
  func objects() throws {
    let source = """
      import Foundation
      let late: Error = NSError(domain: NSURLErrorDomain, code: NSURLErrorTimedOut)
      print((late as? URLError)?.code == .timedOut, late is CocoaError)
      do { throw late } catch let error as URLError { print(error.code.rawValue) } catch { print("other") }
      if case URLError.timedOut = late { print("matched") }
      print((NSError(domain: "own", code: -1001) as Error) is URLError)
      """
    #expect(try Scenario(source: source).run().printed == "true false\n-1001\nmatched\nfalse\n")
    let elsewhere = try Scenario(source: "// simulate: platform linux\n" + source).run().printed
    #expect(elsewhere == "false true\nother\nfalse\n")
  }

  @Test("take Foundation's elsewhere, and the program dies of any other")
  func elsewhere() throws {
    let run = try Scenario(source: "// simulate: platform linux\n" + source).run()
    #expect(run.printed == "NSCocoaErrorDomain 4 true\n")
    #expect(run.findings.map(\.message).contains { $0.contains("An error that is no NSError came to 'catch … as NSError'") })
  }
}
