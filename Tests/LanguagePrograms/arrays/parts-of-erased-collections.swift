// arrays: parts of an erased collection are erased ones
let all = AnyCollection([1, 2, 3])
func rest(_ input: AnyCollection<Int>) -> (first: Int, rest: AnyCollection<Int>) { (input.first!, input.dropFirst()) }
let r = rest(all)
print(r.first, Array(r.rest), r.rest.count)
let two: AnyCollection<Int> = all.prefix(2)
print(Array(two))
print(type(of: all.dropFirst()))
print(all.dropFirst().first as Any, all.suffix(2).map { $0 * 10 }, all.dropLast().last as Any)
let rest1 = all.dropFirst()
print(rest1.startIndex > all.startIndex, rest1[rest1.startIndex], Array(rest1.reversed()))
print(all.split(separator: 2).map { Array($0) })
