// advice: did you mean 'async'?
import Dispatch

let q = DispatchQueue(label: "q")
q.asynk {
  print("work")
}
