import ArgumentParser
import CMemory
import Signalbox

@main
struct SignalboxCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "signalbox",
    abstract: "Simulates Grand Central Dispatch, deterministically, and draws what happens.",
    discussion: """
      A scenario is a Swift file that uses Dispatch. Signalbox runs it in virtual
      time and records every step.

        signalbox new app.swift --from barrier  a scenario to start from
        signalbox run traces/barrier           what it prints, what was found
        signalbox render traces/barrier -o barrier.png      its timeline
        signalbox steps traces/barrier -o steps.apng        code beside queues, step by step
        signalbox explore traces/barrier       what holds in every order there is
        signalbox check traces                 every scenario below a folder

      Exit codes: 0 as expected; 1 an expectation failed, or a problem was found
      that nothing expects; 2 the input was rejected or could not be read;
      3 a part of an exploration is not finished, or needs another round;
      64 wrong usage; 70 a fault of Signalbox itself.
      """,
    version: Version.text,
    subcommands: verbs
  )

  static let verbs: [any Verb.Type] = [
    NewCommand.self, RunCommand.self, ExploreCommand.self, MergeCommand.self, CheckCommand.self, RenderCommand.self,
    StepsCommand.self, RecordCommand.self,
  ]

  static func main() {
    memory_grow_at_once()
    System.reportFaultsAsExitCode70()
    System.ignoreClosedPipes()
    sayingFailures {
      try Suggestions.checkVerb(of: CommandLine.arguments)
      let verb = parsedVerb(CommandLine.arguments)
      let command: any ParsableCommand = try verb ?? parseAsRoot()
      // Here, because the threads that this one starts are confined as it is.
      try (verb ?? command as? any Verb)?.confinement?.enter()
      // Deeply nested scenarios need a deep stack; the main thread's is small and not ours to size. This one waits for that.
      memory_count_alone(1)
      withDeepStack {
        sayingFailures(of: type(of: command)) {
          var command = command
          try command.run()
          System.end(exitCode: 0)
        }
      }
    }
  }

  /// The verb and its options. Nothing for what is not a plain call of a verb (a wrong option, a request for help): the parser of all
  /// commands has the words for that. It looks for a request for completions first, with two commands of its own, which takes as long
  /// as reading the verb's options.
  private static func parsedVerb(_ arguments: [String]) -> (any Verb)? {
    guard arguments.count > 1, let verb = verbs.first(where: { $0.name == arguments[1] }) else { return nil }
    let options = Array(arguments[2...])
    if verb == RunCommand.self, let plain = RunCommand(plainly: options) { return plain }
    return verb.parsed(options)
  }

  /// Wrong usage is told with how `command` is used.
  private static func sayingFailures(of command: any ParsableCommand.Type = Self.self, _ body: () throws -> Void) {
    do {
      try body()
    } catch let failure as Failure {
      Terminal.writeError(failure.text)
      System.end(exitCode: failure.exitCode)
    } catch {
      guard let verb = command as? any Verb.Type, error is ValidationError else { exit(withError: error) }
      // What a verb finds wrong when it runs is told as what is wrong with its options, which the parser has called by its whole name.
      let text = verb.fullMessage(for: error).replacing("See '\(verb.name) ", with: "See 'signalbox \(verb.name) ")
      Terminal.writeError(text)
      System.end(exitCode: 64)
    }
  }
}
