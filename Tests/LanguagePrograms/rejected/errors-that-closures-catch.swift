// advice: in a closure a do without throws(E) catches any Error
enum Failure: Error { case empty }
func parse(_ text: String) throws(Failure) -> Int {
  guard let number = Int(text) else { throw .empty }
  return number
}
func parsed(_ result: Result<String, Failure>) -> Result<Int, Failure> {
  result.flatMap { text in
    do { return .success(try parse(text)) } catch { return .failure(error) }
  }
}
let shown = { () -> Int in
  do { return try parse("x") } catch {
    let failure: Failure = error
    print(failure)
    return 0
  }
}
