// Compiled together with a program: names of its own module go before those that it imports. What is declared twice, once with the
// very parameters of the C library, hides that; the other knows where it was called.
import SimulatedDispatch

@_disfavoredOverload
func sleep(_ seconds: UInt32) -> UInt32 { SimulatedDispatch.sleep(seconds) }
@discardableResult
func sleep(_ seconds: UInt32, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) -> UInt32 {
  SimulatedDispatch.sleep(seconds, fileID: fileID, line: line, column: column)
}

@_disfavoredOverload
func usleep(_ microseconds: UInt32) -> Int32 { SimulatedDispatch.usleep(microseconds) }
@discardableResult
func usleep(_ microseconds: UInt32, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) -> Int32 {
  SimulatedDispatch.usleep(microseconds, fileID: fileID, line: line, column: column)
}

@_disfavoredOverload
func exit(_ code: Int32) -> Never { SimulatedDispatch.exit(code) }
func exit(_ code: Int32, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) -> Never {
  SimulatedDispatch.exit(code, fileID: fileID, line: line, column: column)
}

func dispatchPrecondition(
  condition: @autoclosure () -> SimulatedDispatch.DispatchPredicate, fileID: StaticString = #fileID, line: Int = #line,
  column: Int = #column
) {
  SimulatedDispatch.dispatchPrecondition(condition: condition(), fileID: fileID, line: line, column: column)
}

@_disfavoredOverload
func dispatchMain() -> Never { SimulatedDispatch.dispatchMain() }
func dispatchMain(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) -> Never {
  SimulatedDispatch.dispatchMain(fileID: fileID, line: line, column: column)
}
