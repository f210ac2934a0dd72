import Foundation
import ScenarioLanguage
import Testing

@Suite("The deep stack")
struct DeepStackTests {
  #if os(Linux)
    @Test("A handler of signals is reached when the stack is used up")
    func handlersHaveRoom() async {
      await #expect(processExitsWith: .exitCode(70)) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in _exit(70) }
        action.sa_flags = SA_ONSTACK
        sigaction(SIGSEGV, &action, nil)
        DeepStack.run { print(DeepStackTests.depth(of: 1)) }
      }
    }
  #endif

  /// Calls itself for ever, in a way that no compiler makes a loop of.
  private static func depth(of level: Int) -> Int { level == 0 ? 0 : String(depth(of: level + 1)).count }
}
