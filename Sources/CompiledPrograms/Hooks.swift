/// The functions of the runtime in C that a compiled program is linked with (`CompiledCode/Runtime/AccessHooks.c`), as that passes them.
struct Hooks: @unchecked Sendable {
  private let table: UnsafePointer<UnsafeRawPointer>

  init(_ table: UnsafePointer<UnsafeRawPointer>) { self.table = table }

  private func function<Function>(_ number: Int, _ type: Function.Type) -> Function { unsafeBitCast(table[number], to: type) }

  var handOver: @convention(c) () -> UInt64 { function(0, (@convention(c) () -> UInt64).self) }
  var begin: @convention(c) (UInt64) -> Void { function(1, (@convention(c) (UInt64) -> Void).self) }
  var end: @convention(c) () -> Void { function(2, (@convention(c) () -> Void).self) }
  /// From now on nothing that the calling thread does counts.
  var leave: @convention(c) () -> Void { function(3, (@convention(c) () -> Void).self) }
  /// Makes the places that were found count; how many.
  var learn: @convention(c) () -> UInt32 { function(4, (@convention(c) () -> UInt32).self) }
  /// How many places were found since then.
  var found: @convention(c) () -> UInt32 { function(5, (@convention(c) () -> UInt32).self) }
  /// One learnt place after the other; 0 at the end.
  var learnt: @convention(c) (UnsafeMutablePointer<UInt32>) -> UInt {
    function(6, (@convention(c) (UnsafeMutablePointer<UInt32>) -> UInt).self)
  }
  var know: @convention(c) (UInt) -> Void { function(7, (@convention(c) (UInt) -> Void).self) }
  /// Where the program was loaded.
  var program: UInt { function(8, (@convention(c) () -> UInt).self)() }
  /// The program's variables are as at the start of the process.
  var restart: @convention(c) () -> Void { function(9, (@convention(c) () -> Void).self) }
  /// Runs the top-level code.
  var launch: @convention(c) () -> Void { function(10, (@convention(c) () -> Void).self) }
  /// Where the program touched memory last.
  var lastPlace: UInt { function(11, (@convention(c) () -> UInt).self)() }
  /// How many bytes an execution may allocate beyond what it gives back.
  var limitMemory: @convention(c) (UInt) -> Void { function(12, (@convention(c) (UInt) -> Void).self) }
  /// Not 0 when it has more than that.
  var memoryIsFull: @convention(c) () -> Int32 { function(13, (@convention(c) () -> Int32).self) }
}

/// What the runtime tells of an access: as in C.
struct Access {
  var address: UInt
  var place: UInt
  var caller: UInt
  var object: UInt
  var metadata: UInt
  var serial: UInt64
  var kind: Int32
  var isInProgram: Int32
}
