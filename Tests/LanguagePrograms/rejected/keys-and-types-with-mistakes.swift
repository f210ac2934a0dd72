// advice: the key's own type is named, and of what is missing nothing follows
import Foundation
enum Fruit: Hashable { case apple }
let prices: [Fruit: Int] = [:]
print(prices[.pear] ?? 0)
var numbers: [Int: Int] = [:]
let place = missing()
numbers[place[0]] = place[1]
var listeners = [Missing: Int]()
let others = [Missing]()
listeners[others[0]] = 1
