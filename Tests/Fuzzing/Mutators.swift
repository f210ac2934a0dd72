import FuzzTargets
import TestSupport

/// libFuzzer's own change of an input: bits, bytes, words of the dictionary, parts of other inputs.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ room: Int) -> Int

/// Called by libFuzzer for each new input. Texts are changed by words, too: changed bytes mostly end in the parser.
@_cdecl("LLVMFuzzerCustomMutator")
public func customMutator(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ room: Int, _ seed: UInt32) -> Int {
  var choices = Choices(seed: UInt64(seed))
  let hasWords = Fuzzing.target == .scenarios || Fuzzing.target == .directives || Fuzzing.target == .traces
  guard hasWords, count > 0, choices.below(8) > 1 else { return mutateBytes(bytes, count, room) }
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  let changed = WordMutator.changed(text, &choices)
  guard changed.utf8.count <= room, !changed.isEmpty else { return mutateBytes(bytes, count, room) }
  UnsafeMutableBufferPointer(start: bytes, count: room).update(fromContentsOf: Array(changed.utf8))
  return changed.utf8.count
}

/// Called by libFuzzer to make one input of two: lines of one among those of another.
@_cdecl("LLVMFuzzerCustomCrossOver")
public func customCrossOver(
  _ first: UnsafePointer<UInt8>, _ firstCount: Int, _ second: UnsafePointer<UInt8>, _ secondCount: Int,
  _ result: UnsafeMutablePointer<UInt8>, _ room: Int, _ seed: UInt32
) -> Int {
  var choices = Choices(seed: UInt64(seed))
  var lines = UnsafeBufferPointer(start: first, count: firstCount).split(separator: 10, omittingEmptySubsequences: false)
    .map(Array.init)
  let others = UnsafeBufferPointer(start: second, count: secondCount).split(separator: 10, omittingEmptySubsequences: false)
    .map(Array.init)
  let start = choices.below(others.count)
  let taken = others[start..<min(start + 1 + choices.below(6), others.count)]
  lines.insert(contentsOf: taken, at: choices.below(lines.count + 1))
  let joined = Array(lines.joined(separator: [10]).prefix(room))
  UnsafeMutableBufferPointer(start: result, count: room).update(fromContentsOf: joined)
  return joined.count
}

/// Changes a text by its words, so that what comes out is a program more often.
enum WordMutator {
  static func changed(_ text: String, _ choices: inout Choices) -> String {
    var text = text
    for _ in 0...choices.below(3) {
      switch choices.below(4) {
      case 0: text = byLines(text, &choices)
      case 1: text = byNumber(text, &choices)
      default:
        let lexemes = Lexeme.split(text)
        guard lexemes.contains(where: { !$0.isSpace }) else { return text }
        text = Mutation.random(for: lexemes) { choices.below($0) }.applied(to: lexemes)
      }
    }
    return text
  }

  /// A line is doubled, dropped or moved.
  private static func byLines(_ text: String, _ choices: inout Choices) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = choices.below(lines.count)
    switch choices.below(3) {
    case 0: lines.insert(lines[line], at: choices.below(lines.count + 1))
    case 1: lines.remove(at: line)
    default: lines.swapAt(line, choices.below(lines.count))
    }
    return lines.joined(separator: "\n")
  }

  private static let numbers = [
    "0", "1", "2", "-1", "255", "65536", "2147483647", "4294967296", "9223372036854775807", "1.5", "1e300", "Int.max", "Int.min",
    "Double.nan", "nil", ".infinity",
  ]

  private static func byNumber(_ text: String, _ choices: inout Choices) -> String {
    var lexemes = Lexeme.split(text).map(\.text)
    let places = lexemes.indices.filter { lexemes[$0].first?.isNumber ?? false }
    guard !places.isEmpty else { return text }
    lexemes[places[choices.below(places.count)]] = numbers[choices.below(numbers.count)]
    return lexemes.joined()
  }
}
