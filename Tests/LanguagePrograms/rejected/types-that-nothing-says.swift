// advice: what a generic type holds must be said somewhere, also where the value is only printed
struct Box<Content> { var content: Content? }
print(Box())
print(Set())
print("\(Array())")
let values: [Any] = [Box(), Box(content: 1)]
