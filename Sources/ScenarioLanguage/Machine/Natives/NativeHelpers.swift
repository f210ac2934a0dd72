import DispatchTrace

extension NativeCall {
  var words: UnsafeMutablePointer<Int> { window.words }
  var refs: UnsafeMutablePointer<Ref> { window.refs }

  func kind(_ index: Int) -> RuntimeType.Kind { machine.program.types[types[index]].kind }

  /// For calls that touch little of it.
  func text(_ index: Int) throws(MachineStop) -> String { try window.text(index) }

  /// For calls that go through all of it: that is charged, and what they make of it has to fit into memory.
  func wholeText(_ index: Int, bytesForEach bytes: Int = 2) throws(MachineStop) -> String {
    let text = try window.text(index)
    runtime.charge(text.utf8.count)
    try requireRoom(text.utf8.count, of: bytes)
    return text
  }

  func set(_ index: Int, _ string: String) { window.set(index, string, runtime) }

  func set(word index: Int, _ flag: Bool) { words[index] = flag ? 1 : 0 }

  func array(_ index: Int) throws(MachineStop) -> ArrayObject { try window.object(index, as: ArrayObject.self) }

  func table(_ index: Int) throws(MachineStop) -> TableObject { try window.object(index, as: TableObject.self) }

  /// Stops before memory is asked for that the scenario may not have.
  func requireRoom(_ count: Int, of bytes: Int) throws(MachineStop) {
    let (total, overflow) = count.multipliedReportingOverflow(by: max(bytes, 1))
    if overflow || total > runtime.memoryLimit - runtime.memoryInUse { throw .limit(.memory) }
  }

  /// Copies a value into the window, its references retained.
  func copy(
    _ layout: Layout, words source: UnsafePointer<Int>, refs sourceRefs: UnsafePointer<Ref>, toWord word: Int = 0,
    toRef ref: Int = 0
  ) {
    for offset in 0..<layout.words { words[word + offset] = source[offset] }
    for offset in 0..<layout.refs {
      retain(sourceRefs[offset])
      window.set(ref + offset, sourceRefs[offset])
    }
  }

  /// Moves a value out of the window into memory that holds none.
  func take(
    _ layout: Layout, fromWord word: Int, fromRef ref: Int, toWords target: UnsafeMutablePointer<Int>,
    refs targetRefs: UnsafeMutablePointer<Ref>
  ) {
    for offset in 0..<layout.words { target[offset] = words[word + offset] }
    for offset in 0..<layout.refs {
      targetRefs[offset] = refs[ref + offset]
      refs[ref + offset] = nil
    }
  }

  /// Makes an array of texts.
  func setTexts(_ index: Int, _ strings: some Sequence<String>) {
    let result = ArrayObject(runtime, .ref, stride: 16)
    for string in strings { result.append(ref: Text(runtime, string).owned) }
    window.set(index, result.owned)
  }

  func setWords(_ index: Int, _ values: some Sequence<Int>) {
    let result = ArrayObject(runtime, .word, stride: 8)
    for value in values { result.append(word: value) }
    window.set(index, result.owned)
  }
}
