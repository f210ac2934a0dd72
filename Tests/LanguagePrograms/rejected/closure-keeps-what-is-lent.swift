// What a closure is given is lent to it unless its parameter says '@escaping'.
import Dispatch
var stored: [() -> Void] = []
let queue = DispatchQueue(label: "q")
let ok = { (w: @escaping () -> Void) in stored.append(w) }
let bad1 = { (w: () -> Void) in queue.async(execute: w) }
let bad2: (() -> Void) -> Void = { w in stored.append(w) }
let bad3: (() -> Void) -> Void = { stored.append($0) }
let bad4 = { (w: () -> Void) -> () -> Void in w }
let bad5 = { (w: () -> Void) in queue.async { w() } }
let fine = { (w: () -> Void) in w() }
let fine2 = { (w: (() -> Void)?) in if let w { stored.append(w) } }
func take(_ body: (() -> Void) -> Void) { body {} }
take { w in stored.append(w) }
take { w in w() }
func takeEscaping(_ body: (@escaping () -> Void) -> Void) { body {} }
takeEscaping { w in stored.append(w) }
takeEscaping { stored.append($0) }
struct S { var handler: (@escaping () -> Void) -> Void = { stored.append($0) } }
