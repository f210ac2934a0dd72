// advice: pointers are not supported: use an array
var number = 1
withUnsafeMutablePointer(to: &number) { $0.pointee = 2 }
print(number)
