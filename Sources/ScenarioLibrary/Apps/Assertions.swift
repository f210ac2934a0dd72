// `check` says what is wrong; nil for nothing.
func _assert(_ name: String, _ message: () -> String, _ line: UInt, _ check: () throws -> String?) {
  do {
    guard let wrong = try check() else { return }
    _Tests.testCases.fail(_explained("\(name) failed\(wrong)", message()), line)
  } catch {
    _Tests.testCases.fail(_explained("\(name) threw error \"\(error)\"", message()), line, isExpected: false)
  }
}
func _explained(_ text: String, _ message: String) -> String { message.isEmpty ? text : "\(text) - \(message)" }
func XCTAssert(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #file,
  line: UInt = #line
) {
  _assert("XCTAssertTrue", message, line) { try expression() ? nil : "" }
}
func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #file,
  line: UInt = #line
) {
  _assert("XCTAssertTrue", message, line) { try expression() ? nil : "" }
}
func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #file,
  line: UInt = #line
) {
  _assert("XCTAssertFalse", message, line) { try expression() ? "" : nil }
}
func XCTAssertNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "", file: StaticString = #file,
  line: UInt = #line
) {
  _assert("XCTAssertNil", message, line) { try expression().map { ": \"\($0)\"" } }
}
func XCTAssertNotNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "", file: StaticString = #file,
  line: UInt = #line
) {
  _assert("XCTAssertNotNil", message, line) { try expression() == nil ? "" : nil }
}
func XCTAssertEqual<T: Equatable>(
  _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _assert("XCTAssertEqual", message, line) {
    let (a, b) = (try first(), try second())
    return a == b ? nil : ": (\"\(a)\") is not equal to (\"\(b)\")"
  }
}
func XCTAssertNotEqual<T: Equatable>(
  _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _assert("XCTAssertNotEqual", message, line) {
    let (a, b) = (try first(), try second())
    return a != b ? nil : ": (\"\(a)\") is equal to (\"\(b)\")"
  }
}
func XCTAssertEqual<T: FloatingPoint>(
  _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _assert("XCTAssertEqual", message, line) {
    let (a, b) = (try first(), try second())
    return a == b || abs(a - b) <= accuracy ? nil : ": (\"\(a)\") is not equal to (\"\(b)\") +/- (\"\(accuracy)\")"
  }
}
func XCTAssertNotEqual<T: FloatingPoint>(
  _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _assert("XCTAssertNotEqual", message, line) {
    let (a, b) = (try first(), try second())
    return a != b && !(abs(a - b) <= accuracy) ? nil : ": (\"\(a)\") is equal to (\"\(b)\") +/- (\"\(accuracy)\")"
  }
}
func XCTAssertGreaterThan<T: Comparable>(
  _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _assert("XCTAssertGreaterThan", message, line) {
    let (a, b) = (try first(), try second())
    return a > b ? nil : ": (\"\(a)\") is not greater than (\"\(b)\")"
  }
}
func XCTAssertGreaterThanOrEqual<T: Comparable>(
  _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _assert("XCTAssertGreaterThanOrEqual", message, line) {
    let (a, b) = (try first(), try second())
    return a >= b ? nil : ": (\"\(a)\") is less than (\"\(b)\")"
  }
}
func XCTAssertLessThan<T: Comparable>(
  _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _assert("XCTAssertLessThan", message, line) {
    let (a, b) = (try first(), try second())
    return a < b ? nil : ": (\"\(a)\") is not less than (\"\(b)\")"
  }
}
func XCTAssertLessThanOrEqual<T: Comparable>(
  _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _assert("XCTAssertLessThanOrEqual", message, line) {
    let (a, b) = (try first(), try second())
    return a <= b ? nil : ": (\"\(a)\") is greater than (\"\(b)\")"
  }
}
func XCTAssertIdentical(
  _ first: @autoclosure () throws -> AnyObject?, _ second: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _assert("XCTAssertIdentical", message, line) {
    let (a, b) = (try first(), try second())
    return a === b ? nil : ": (\"\(a.map { "\($0)" } ?? "nil")\") is not identical to (\"\(b.map { "\($0)" } ?? "nil")\")"
  }
}
func XCTAssertNotIdentical(
  _ first: @autoclosure () throws -> AnyObject?, _ second: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  _assert("XCTAssertNotIdentical", message, line) {
    let (a, b) = (try first(), try second())
    return a !== b ? nil : ": (\"\(a.map { "\($0)" } ?? "nil")\") is identical to (\"\(b.map { "\($0)" } ?? "nil")\")"
  }
}
func XCTAssertThrowsError<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #file,
  line: UInt = #line, _ errorHandler: (_ error: Error) -> Void = { _ in }
) {
  do {
    _ = try expression()
  } catch {
    return errorHandler(error)
  }
  _Tests.testCases.fail(_explained("XCTAssertThrowsError failed: did not throw error", message()), line)
}
func XCTAssertNoThrow<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #file,
  line: UInt = #line
) {
  do {
    _ = try expression()
  } catch {
    _Tests.testCases.fail(_explained("XCTAssertNoThrow failed: threw error \"\(error)\"", message()), line)
  }
}
func XCTFail(_ message: String = "", file: StaticString = #file, line: UInt = #line) {
  _Tests.testCases.fail(_explained("failed", message), line)
}
func XCTUnwrap<T>(
  _ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "", file: StaticString = #file,
  line: UInt = #line
) throws -> T {
  if let value = try expression() { return value }
  throw _Unmet(text: _explained("XCTUnwrap failed: expected non-nil value of type \"\(T.self)\"", message()), line: line)
}
