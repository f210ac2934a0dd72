// advice: did you mean 'label:'?
import Dispatch

let queue = DispatchQueue(lable: "queue")
