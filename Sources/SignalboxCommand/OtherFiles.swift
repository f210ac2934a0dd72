import ArgumentParser
import Signalbox

/// The files behind `--with`: together with the input, which has the top-level code, they are one program.
///
/// Several inputs are several runs (`render`) or scenarios (`check`), so what belongs to an input has a name of its own. It belongs to
/// each of them: one class, and the scenarios that it is tested with.
struct OtherFiles {
  static let help = ArgumentHelp(
    "Files that are one program with the input, which has the top-level code and the directives.", valueName: "file.swift")

  private let paths: [String]

  init(_ paths: [String]) { self.paths = paths }

  /// What names `input` and them in a command, for a shell.
  func argument(behind input: String) -> String {
    ShellWord.quoted(input) + ShellWord.otherFiles(paths)
  }

  /// How to name the files of one program.
  static func advice(for paths: [String]) -> String {
    let driver = paths.first(where: FileName.isMain) ?? paths.first ?? ""
    let command = OtherFiles(paths.filter { $0 != driver }).argument(behind: driver)
    return "of one program the file with the top-level code is the input: \(command)"
  }

  /// What `path` leads to, with them, as `platform` compiles it; `-` is standard input.
  func input(_ path: String, for platform: Machine.Platform? = nil) throws(Failure) -> Input {
    let files = try files(beside: path)
    do {
      if path == "-" { return try Input(bytes: Terminal.readInput(), name: "standard input", with: files, platform: platform) }
      return try Input(path: path, with: files, platform: platform)
    } catch {
      throw Failure(error, of: self)
    }
  }

  /// Their texts, when they can be one program with the input.
  func files(beside input: String) throws(Failure) -> [Scenario.SourceFile] {
    var seen: [String] = []
    var files: [Scenario.SourceFile] = []
    for path in paths {
      try check(path, beside: input, seen)
      seen.append(path)
      do {
        files.append(try Scenario.SourceFile(path: path))
      } catch {
        throw Failure(error)
      }
    }
    return files
  }

  private func check(_ path: String, beside input: String, _ seen: [String]) throws(Failure) {
    if path == "-" { throw Self.problem(path, "behind --with stand files; standard input can only be the input") }
    guard let kind = try? Files.kind(of: path), kind != .nothing else { throw Failure(.notFound(path: path)) }
    if kind == .folder { throw Self.problem(path, "this is a folder; name its files: --with \(ShellWord.quoted(path))/*.swift") }
    guard path.hasSuffix(".swift") else { throw Self.problem(path, "behind --with stand files of Swift (.swift)") }
    let identity = try? Files.identity(of: path)
    if identity == (try? Files.identity(of: input)) { throw Self.problem(path, "this is the input; leave it out behind --with") }
    if seen.contains(where: { identity == (try? Files.identity(of: $0)) }) {
      throw Self.problem(path, "named twice behind --with; leave one of them out")
    }
    if FileName.isMain(path) { throw Self.problem(path, Self.advice(for: [path, input])) }
  }

  private static func problem(_ path: String, _ words: String) -> Failure {
    Failure(text: "\(path): error: \(words)", exitCode: 2)
  }
}
