// advice: the value is optional: use ??, ! or if let
let text = "12"
let number = Int(text)
print(number + 1)
