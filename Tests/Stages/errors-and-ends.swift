enum Failure: Error {
  case small
  case large(Int)
}

func check(_ number: Int) throws -> Int {
  defer { print("checked") }
  guard number < 10 else { throw Failure.large(number) }
  return number
}

let fine = try? check(1)
let sure = try! check(2)
do {
  print(try check(3) + check(30))
} catch Failure.large(let number) where number > 20 {
  print(number)
} catch {
  print(error)
}
