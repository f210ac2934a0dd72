// a getter that changes its value is refused on constants, 'let' and 'self' of a method that is not mutating
struct Counter {
    var count = 0
    var next: Int {
        mutating get {
            count += 1
            return count
        }
    }
    lazy var name = "counter"
    func peek() -> Int { next }
}

let counter = Counter()
print(counter.next)
print(counter.name)

protocol Numbered { var next: Int { get } }
extension Counter: Numbered {}
