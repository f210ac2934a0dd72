// Only a clause without a pattern has an `error` of its own.
struct Lost: Error {}
struct Late: Error {}

func ask(_ number: Int) throws { if number == 0 { throw Lost() } else { throw Late() } }

let error = "outer"
for number in 0..<2 {
  do { try ask(number) } catch let found as Lost { print(error, found) } catch let other { print(error, other) }
  do { try ask(number) } catch is Lost { print(error) } catch { print(error) }
  do { try ask(number) } catch let found where number == 0 { print(error, found) } catch _ { print(error) }
}

func kept(_ number: Int) -> Error? {
  var error: Error?
  do { try ask(number) } catch let found { error = found }
  return error
}

print(kept(0) as Any, kept(1) as Any)
