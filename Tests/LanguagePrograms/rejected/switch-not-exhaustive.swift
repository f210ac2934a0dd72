// advice: the switch does not cover .blue: add a case or default
enum Color { case red, green, blue }
func name(_ color: Color) -> String {
  switch color {
  case .red: return "r"
  case .green: return "g"
  }
}
print(name(.blue))
