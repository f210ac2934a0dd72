/// A library function that is not written in the scenario language: it gets its window and the types it was called for,
/// writes its results to the low registers and may leave its parameters for the machine to release.
typealias NativeFunction = @Sendable (NativeCall) throws(MachineStop) -> Void

struct NativeCall {
  let window: Window
  /// Runtime types of the generic arguments, the receiver's first.
  let types: UnsafeBufferPointer<Int>
  unowned(unsafe) let machine: ScenarioMachine

  var runtime: Runtime { machine.runtime }

  func layout(_ index: Int) -> Layout { machine.program.types[types[index]].layout }
}
