// A call that throws again needs 'try' when a closure in an Optional throws, or a default value might.
struct Bad: Error {}
func opt(_ body: (() throws -> Int)?) rethrows -> Int? { try body?() }
func given(_ body: () throws -> Int = { 7 }) rethrows -> Int { try body() }
func thrower() throws -> Int { throw Bad() }
let optionalThrower: (() throws -> Int)? = { throw Bad() }
_ = opt { throw Bad() }
_ = opt(thrower)
_ = opt(optionalThrower)
_ = given()

func list(_ bodies: [() throws -> Int]) rethrows {}
func several(_ bodies: (() throws -> Int)...) rethrows {}
func maker(_ make: () -> (() throws -> Int)) rethrows {}
func taker(_ take: (() throws -> Int) -> Int) rethrows {}
func pair(_ pair: (() throws -> Int, Int)) rethrows {}
