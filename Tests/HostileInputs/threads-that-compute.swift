import Foundation
for _ in 0..<2000 { Thread.detachNewThread { for _ in 0..<400_000 {} } }
