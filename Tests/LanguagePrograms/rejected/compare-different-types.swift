// advice: a String and an Int cannot be compared
let name = "3"
if name == 3 { print("same") }
