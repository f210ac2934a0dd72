// advice: dispatch_once does not exist in Swift: use a static let
import Dispatch

var token = 0
dispatch_once(&token) { print("once") }
