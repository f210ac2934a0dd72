// What functions and types use of the top level has its value where they stand.
let first: Int
func readsFirst() { print(first) }
readsFirst()
first = 1

var second: Int
struct Reader { func read() { print(second) } }
Reader().read()
second = 2

let third: Int
let closure = { print(third) }
third = 3
closure()

let fourth: Int
struct Holder { var copy = fourth }
fourth = 4

let fifth: Int
if first > 0 { fifth = 5 } else { fifth = 6 }
func readsFifth() { print(fifth) }
