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
  let changed = WordMutator.changed(Array(UnsafeBufferPointer(start: bytes, count: count)), &choices)
  guard changed.count <= room, !changed.isEmpty else { return mutateBytes(bytes, count, room) }
  UnsafeMutableBufferPointer(start: bytes, count: room).update(fromContentsOf: changed)
  return changed.count
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
