// title: async to your own queue goes to the end of the line
// caption: The inner block does not run inside the outer one: it joins the queue behind what is already there.
import Dispatch

let queue = DispatchQueue(label: "queue")
queue.async {
  print("1")
  io("one", .milliseconds(60))
  queue.async { print("inner") }
  print("1 end")
}
queue.async { print("2") }

// expect: prints only "1", "1 end", "2", "inner"
