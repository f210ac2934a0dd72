// title: A child that feeds itself starves its sibling
// caption: Every block a submits to itself joins the running batch: b's only block waits until a has nothing left.
import Dispatch

let target = DispatchQueue(label: "target")
let a = DispatchQueue(label: "a", target: target)
let b = DispatchQueue(label: "b", target: target)
var rounds = 0

func again() {
  rounds += 1
  if rounds < 200 { a.async { again() } }
}

target.suspend()
a.async { again() }
b.async { print("b runs after \(rounds) rounds of a") }
target.resume()

// expect: prints only "b runs after 200 rounds of a"
