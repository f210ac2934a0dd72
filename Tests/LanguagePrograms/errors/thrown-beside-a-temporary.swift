enum Failure: Error { case even(Int) }
class Box {
  var number: Int
  init(_ number: Int) { self.number = number }
  deinit { print("box", number, "goes") }
}
func odd(_ number: Int) throws -> Int {
  if number % 2 == 0 { throw Failure.even(number) }
  return number
}
do { print(try odd(Box(2).number)) } catch { print("caught", error) }
do {
  let held = Box(4)
  print(try odd(Box(3).number), try odd(Box(held.number).number))
} catch { print("caught", error) }
func local() {
  do {
    let number = try odd(Box(6).number)
    print(number)
  } catch { print("caught", error) }
}
local()
print("end")
