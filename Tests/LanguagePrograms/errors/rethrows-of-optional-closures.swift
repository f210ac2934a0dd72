// What is thrown again is what a closure throws, in an Optional or not; a default value counts as one that throws, nil does not.
struct Bad: Error {}

func opt(_ body: (() throws -> Int)?) rethrows -> Int? { try body?() }
func twice(_ body: (() throws -> Int)??) rethrows -> Int? { try body??() }
func optional(_ body: (() throws -> Int)? = nil) rethrows -> Int? { try body?() }
func given(_ body: () throws -> Int = { 7 }) rethrows -> Int { try body() }
func two(_ first: () throws -> Int, _ second: (() throws -> Int)? = nil) rethrows -> Int { try first() + (try second?() ?? 0) }
func any<T>(_ body: (() throws -> T)?) rethrows -> T? { try body?() }
func plain() -> Int { 3 }
func thrower() throws -> Int { throw Bad() }
extension Array {
    func each(_ body: ((Element) throws -> Void)?) rethrows { for element in self { try body?(element) } }
    func kept(_ isKept: ((Element) throws -> Bool)?) rethrows -> [Element] { try filter { try isKept?($0) ?? true } }
}
final class Holder {
    let value: Int
    init(_ body: (() throws -> Int)?) rethrows { value = try body?() ?? 0 }
    func callAsFunction(_ body: (() throws -> Int)?) rethrows -> Int { try body?() ?? 1 }
}
func outer(_ body: (() throws -> Int)?) rethrows -> Int { try opt(body) ?? 0 }
let optionalPlain: (() -> Int)? = { 4 }
let optionalThrower: (() throws -> Int)? = { throw Bad() }

print(opt { 1 } as Any, opt(nil) as Any, opt(plain) as Any, opt(optionalPlain) as Any, twice(nil) as Any)
print(optional() as Any, optional { 2 } as Any, try given(), given { 2 }, two { 1 }, two({ 1 }, { 2 }), two({ 1 }, nil))
print(two(plain, optionalPlain), any { "a" } as Any, any(plain) as Any, Holder { 2 }.value, Holder(nil)(plain), outer { 5 })
[1, 2].each { print($0) }
[1, 2].each(nil)
print([1, 2, 3].kept { $0 > 1 }, [1].kept(nil))

func caught(_ name: String, _ body: () throws -> Any?) {
    do { print(name, try body() as Any) } catch { print(name, "caught", error) }
}
caught("opt") { try opt { throw Bad() } }
caught("named") { try opt(thrower) }
caught("variable") { try opt(optionalThrower) }
caught("optional") { try optional { throw Bad() } }
caught("two") { try two({ 1 }) { throw Bad() } }
caught("second") { try two(plain, optionalThrower) }
caught("any") { try any { () -> String in throw Bad() } }
caught("each") { try [1, 2].each { if $0 == 2 { throw Bad() }; print($0) } }
caught("kept") { try [1, 2].kept { if $0 == 2 { throw Bad() }; return true } }
caught("init") { try Holder { throw Bad() }.value }
caught("call") { try Holder(nil)({ throw Bad() }) }
caught("outer") { try outer(thrower) }
print((try? opt { throw Bad() }) as Any, (try? opt { 5 }) as Any)
print("nothing is left over:", (try? given { 6 }) as Any)
