// Methods of instances as arguments in a class property.
class Tests {
    required init() {}
    func testA() throws { print("A") }
    func testB() { print("B") }
    class var all: [(Tests) throws -> Void] {
        func t(_ f: @escaping (Tests) -> () throws -> Void) -> (Tests) throws -> Void { return { try f($0)() } }
        return [t(testA), t(testB)]
    }
}
for t in Tests.all { try t(Tests()) }
