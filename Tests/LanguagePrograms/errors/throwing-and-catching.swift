// errors: enums and structs as errors, catch patterns in order, where clauses, rethrowing, error text
enum NetworkError: Error, Equatable {
  case offline
  case status(Int)
  case timeout(seconds: Double)
}
struct ParseError: Error {
  let line: Int
}
func fetch(_ n: Int) throws -> String {
  switch n {
  case 0: throw NetworkError.offline
  case 1: throw NetworkError.status(404)
  case 2: throw NetworkError.status(500)
  case 3: throw NetworkError.timeout(seconds: 3)
  case 4: throw ParseError(line: 7)
  default: return "page \(n)"
  }
}
for n in 0...5 {
  do {
    let page = try fetch(n)
    print("got", page)
  } catch NetworkError.offline {
    print("offline")
  } catch NetworkError.status(let code) where code >= 500 {
    print("server error", code)
  } catch let NetworkError.status(code) {
    print("status", code)
  } catch let error as ParseError {
    print("line", error.line)
  } catch {
    print("other:", error)
  }
}
func load(_ n: Int) throws -> Int {
  do {
    return try fetch(n).count
  } catch NetworkError.status {
    return -1
  }
}
do {
  print(try load(1), try load(9))
  print(try load(0))
} catch let error as NetworkError where error == .offline {
  print("still offline")
}
let caught: Error = NetworkError.status(1)
print(caught, (caught as? NetworkError) == .status(1), caught is ParseError)
do {
  try [7, 4, 9].forEach { print(try fetch($0)) }
} catch {
  print("stopped by", error)
}
