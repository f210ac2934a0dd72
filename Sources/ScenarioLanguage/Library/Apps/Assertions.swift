/// What XCTest's cases assert.
extension LibraryArea {
  static let assertions = LibraryArea(
    name: "Assertions",
    module: "XCTest",
    provides: [
      "_assert", "_explained", "XCTAssert", "XCTAssertTrue", "XCTAssertFalse", "XCTAssertNil", "XCTAssertNotNil",
      "XCTAssertEqual", "XCTAssertNotEqual", "XCTAssertGreaterThan", "XCTAssertGreaterThanOrEqual", "XCTAssertLessThan",
      "XCTAssertLessThanOrEqual", "XCTAssertIdentical", "XCTAssertNotIdentical", "XCTAssertThrowsError", "XCTAssertNoThrow",
      "XCTFail", "XCTUnwrap",
    ],
    source: text("Apps/Assertions"))
}
