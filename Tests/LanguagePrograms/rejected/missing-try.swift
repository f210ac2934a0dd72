// advice: the call can throw: mark it with try
struct Failure: Error {}
func load() throws -> Int { throw Failure() }
let value = load()
print(value)
