// advice: Decimal is not modelled: count the smallest unit in an Int; one message, however often it is used
import Foundation

struct Item {
    let price: Decimal
    let count: Int
}

let items = [Item(price: 3, count: 2)]
let total = items.reduce(Decimal(0)) { sum, item in sum + item.price * Decimal(item.count) + 1 }
print(total, MemoryLayout<Int>.size)
