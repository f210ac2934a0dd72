import Foundation
import TestSupport
import Testing

/// Swift's tasks and actors in virtual time, with `--compiled`.
@Suite("Compiled programs with tasks", .enabled(if: Command.compilerFolder != nil))
struct CompiledTaskTests {
  private func command(_ verb: String, _ source: String, _ options: [String] = []) throws -> ProcessResult {
    let folder = try TemporaryFolder()
    return try Command.run([verb, "--compiled", folder.file("app.swift", source)] + options)
  }

  @Test("A program prints what swiftc's build of it prints, by whatever machine and seed", arguments: TaskProgram.all)
  func printsAsForReal(_ program: TaskProgram) throws {
    for options in [[], ["--seed", "7", "--cores", "2"], ["--platform", "linux", "--seed", "3"], ["--cores", "1"]] {
      let result = try Command.run(["run", "--compiled", program.path] + options)
      #expect(try result.outputText == program.output(), "\(options) \(result.errorText)")
      #expect(result.exitCode == 0, "\(options) \(result.errorText)")
    }
  }

  @Test("There are programs with tasks")
  func thereAreSome() { #expect(TaskProgram.all.count >= 8) }

  @Test("Tasks that sleep take no real time, and Swift's clocks tell the virtual one")
  func sleepsAreVirtual() throws {
    let result = try command(
      "run",
      """
      let took = await ContinuousClock().measure { try? await Task.sleep(for: .seconds(86_400)) }
      print(took)
      """)
    #expect(result.outputText == "86400.0 seconds\n")
    #expect(result.errorText.contains("exited with code 0 at 86400 s"), "\(result.errorText)")
  }

  @Test("Two tasks that change one variable race; an actor's do not, also where it is called without waiting")
  func races() throws {
    let shared = try command(
      "run",
      """
      final class Box: @unchecked Sendable { var count = 0 }
      let box = Box()
      let first = Task.detached { box.count += 1 }
      let second = Task.detached { box.count += 1 }
      _ = await (first.value, second.value)
      print(box.count)
      // expect: race on count
      """)
    #expect(shared.exitCode == 0 && shared.errorText.contains("note: race on count: task 1 writes it and task 2 reads it"))
    #expect(shared.errorText.contains("both are tasks, which run beside each other"))
    #expect(shared.errorText.contains("to mend it: let an actor hold count; let only the main actor touch count"))
    let urgent = try command(
      "run",
      """
      final class Box: @unchecked Sendable { var count = 0 }
      let box = Box()
      await Task.detached {}.value
      let first = Task.detached(priority: .utility) { box.count += 1 }
      let second = Task.detached(priority: .utility) { box.count += 1 }
      _ = await (first.value, second.value)
      """)
    #expect(urgent.errorText.contains("both are tasks, which run beside each other"), "\(urgent.errorText)")
    #expect(urgent.errorText.contains("let an actor hold count") && !urgent.errorText.contains("barrier"))
    let kept = try command(
      "run",
      """
      actor Box {
        var count = 0
        func add() { count += 1 }
      }
      let box = Box()
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<20 { group.addTask { await box.add() } }
      }
      print(await box.count)
      """, ["--seed", "5"])
    #expect(kept.exitCode == 0 && kept.outputText == "20\n", "\(kept.errorText)")
  }

  @Test("Tasks that block their threads keep them from the one that would let them go on: as many as there are cores")
  func poolIsUsedUp() throws {
    let source = """
      import Dispatch
      let done = DispatchSemaphore(value: 0)
      for _ in 0..<4 { Task.detached { done.wait() } }
      Task.detached { for _ in 0..<4 { done.signal() } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { exit(0) }
      dispatchMain()
      """
    let stuck = try command("run", source.replacing("exit(0)", with: ""))
    #expect(stuck.exitCode == 1)
    #expect(stuck.errorText.contains("all 4 workers are blocked, and nobody is left to run task 5"), "\(stuck.errorText)")
    #expect(stuck.errorText.contains("let tasks await what they wait for"))
    let wide = try command("run", source, ["--cores", "5"])
    #expect(wide.exitCode == 0, "\(wide.errorText)")
  }

  @Test("An actor lets others in where it awaits: exploration finds the order in which that matters, and its schedule repeats it")
  func reentrancy() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "app.swift",
      """
      actor Account {
        var balance = 100
        func withdraw(_ amount: Int) async {
          guard balance >= amount else { return }
          await Task.yield()
          balance -= amount
        }
      }
      let account = Account()
      let first = Task.detached { await account.withdraw(80) }
      await account.withdraw(80)
      await first.value
      print("left", await account.balance)
      // expect never: prints "left -60"
      """)
    let result = try Command.run(["explore", "--compiled", file, "--time", "20"])
    #expect(result.exitCode == 1)
    #expect(result.errorText.contains("error: expect never: prints \"left -60\": it happened"), "\(result.errorText)")
    let start = try #require(result.errorText.firstRange(of: "--schedule '"))
    let schedule = String(result.errorText[start.upperBound...].prefix { $0 != "'" })
    let again = try Command.run(["run", "--compiled", file, "--schedule", schedule])
    #expect(again.outputText == "left -60\n", "\(again.errorText)")
  }

  @Test("What nobody resumes, and what is not simulated, is said")
  func whatIsNot() throws {
    let never = try command("run", "await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }")
    #expect(never.exitCode == 2 && never.errorText.contains("the main task waits for ever"), "\(never.errorText)")
    let tolerant = try command("run", "try await Task.sleep(for: .seconds(1), tolerance: .seconds(1))")
    #expect(tolerant.exitCode == 1 && tolerant.errorText.contains("leave the tolerance out"), "\(tolerant.errorText)")
  }

  @Test("All orders of a task and a block are explored where that is possible")
  func allOrders() throws {
    let result = try command(
      "explore",
      """
      import Dispatch
      final class Box: @unchecked Sendable { var last = "" }
      let box = Box()
      Task.detached { box.last = "task" }
      DispatchQueue.main.async { box.last = "block" }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print(box.last) }
      dispatchMain()
      // expect sometimes: prints "task"
      // expect sometimes: prints "block"
      // expect: race on last
      """)
    #expect(result.exitCode == 0 && result.errorText.contains("explored all"), "\(result.errorText)")
  }
}
