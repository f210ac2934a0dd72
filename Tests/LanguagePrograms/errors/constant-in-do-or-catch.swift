// errors: a constant that is set in the last statement of a do or in its catch
struct Failure: Error {}
func load(_ fails: Bool) throws -> Int { if fails { throw Failure() }; return 4 }
func attempt(_ fails: Bool) -> Result<Int, Error> {
  let result: Result<Int, Error>
  do {
    let value = try load(fails)
    result = .success(value)
  } catch {
    result = .failure(error)
  }
  return result
}
print(attempt(true), attempt(false))
let number: Int
do { number = try load(true) } catch is Failure { number = -1 } catch { fatalError() }
print(number)
final class Job {
  let name: String
  init(_ fails: Bool) {
    do {
      if fails { throw Failure() }
      name = "fine"
    } catch { name = "failed" }
  }
}
print(Job(true).name, Job(false).name)
