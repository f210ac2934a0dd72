// title: An operation waits for its dependencies
// caption: In whatever order and to whatever queue they are added; no thread waits meanwhile.
import Foundation

let background = OperationQueue()
background.name = "background"
let download = BlockOperation { io("download", .milliseconds(40)) }
let decode = BlockOperation { work("decode", .milliseconds(20)) }
let show = BlockOperation { ui("show"); print("shown") }
decode.addDependency(download)
show.addDependency(decode)
OperationQueue.main.addOperation(show)
background.addOperations([decode, download], waitUntilFinished: false)

// expect: order "download" "decode" "show"
// expect: "download" before "decode"
// expect: "show" on main thread
// expect: prints only "shown"
