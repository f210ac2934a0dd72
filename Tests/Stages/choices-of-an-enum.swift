enum Token {
  case number(Int)
  case plus
  case minus
  case end
}

func weight(_ token: Token) -> Int {
  switch token {
  case .number(let value): value
  case .plus, .minus: 1
  case .end: 0
  }
}
print(weight(.plus))
