// Static members name methods of instances: functions from the instance, as in allTests.
class Tests {
    func testA() throws { print("A") }
    func testB() throws { print("B") }
    static var allTests = [("testA", testA), ("testB", testB)]
    static func named(_ n: String) -> (Tests) -> () throws -> Void { return n == "A" ? testA : testB }
}
for (name, test) in Tests.allTests {
    print(name)
    try test(Tests())()
}
try Tests.named("A")(Tests())()
