// What is declared Int! is an Int for max, min and abs.
class VM { var index: Int! = 4 }
let vm = VM()
print(max(vm.index, 9), min(vm.index, 2), abs(vm.index))
