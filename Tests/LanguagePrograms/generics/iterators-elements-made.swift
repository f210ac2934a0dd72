// `Iterator.Element` as a type in an expression.
protocol Made { init(other: Int) ; var value: Int { get } }
struct Box: Made { let value: Int; init(other: Int) { value = other } }
extension Sequence where Iterator.Element: Made {
    func last(plus n: Int) -> Iterator.Element {
        var total = n
        for element in self { total += element.value }
        return Iterator.Element(other: total)
    }
}
print([Box(other: 1), Box(other: 2)].last(plus: 3).value)
