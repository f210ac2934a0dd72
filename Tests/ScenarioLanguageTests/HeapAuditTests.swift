import DispatchModel
import DispatchTrace
import TestSupport
import Testing

@testable import ScenarioLanguage

/// The counts of a run's objects are held against what is held: by every test that runs a scenario, in a debug build.
@Suite("References that are counted")
struct HeapAuditTests {
  private static let text = """
    import Foundation
    final class Account { var owner: Account?; let names = ["a": [1, 2], "b": []] }
    let account = Account()
    account.owner = account
    let queue = DispatchQueue(label: "queue")
    queue.setSpecific(key: DispatchSpecificKey<Account>(), value: account)
    queue.async { print(account.names.count) }
    """

  /// After a run of it to its end.
  private func machine(of text: String = text) throws -> ScenarioMachine {
    let loaded = LoadedScenario(loading: ScenarioFile(name: "scenario.swift", text: text))
    let code = ScenarioMachine(program: try #require(loaded.program), limits: Configuration().limits)
    var simulation = Simulation(code: code, configuration: Configuration(), choices: FirstChoice())
    #expect(simulation.run().outcome == .completed)
    return code
  }

  private func account(of machine: ScenarioMachine) throws -> HeapObject {
    var found: [HeapObject] = []
    machine.runtime.forEachObject { if $0 is Instance { found.append($0) } }
    return try #require(found.first)
  }

  @Test("A run at rest counts what is held, cycles included")
  func complete() throws {
    #expect(HeapAudit(try machine(), isAtRest: true).fault == nil)
  }

  @Test("An object that counts too few is told, also of code that was stopped")
  func tooFew() throws {
    let machine = try machine()
    let account = try account(of: machine)
    account.references -= 1
    let fault = HeapAudit(machine, isAtRest: false).fault
    account.references += 1
    #expect(fault?.hasSuffix("counts \(account.references - 1)") == true)
  }

  @Test("An object that counts too many is told where nothing is on its way")
  func tooMany() throws {
    let machine = try machine()
    let account = try account(of: machine)
    account.references += 1
    let faults = [true, false].map { HeapAudit(machine, isAtRest: $0).fault }
    account.references -= 1
    #expect(faults[0]?.hasPrefix("an instance of class") == true)
    #expect(faults[1] == nil)
  }
}
