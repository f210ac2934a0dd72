// Foundation's objects for dates and index paths
import Foundation
let d = NSDate(timeIntervalSince1970: 0); print(d.timeIntervalSince1970, (d as Date).timeIntervalSince1970, NSDate(timeIntervalSinceReferenceDate: 5).timeIntervalSinceReferenceDate)
let e = NSDate(timeIntervalSince1970: 60)
print(e.timeIntervalSince(d as Date), d.compare(e as Date) == .orderedAscending, d.isEqual(to: d as Date), d.earlierDate(e as Date).timeIntervalSince1970, d.laterDate(e as Date).timeIntervalSince1970)
let dd: Date = d as Date; let back = dd as NSDate; print(back == d, back.timeIntervalSince1970, back.isEqual(e), d.addingTimeInterval(5).timeIntervalSince1970, d)
let ip = NSIndexPath(indexes: [1, 2], length: 2); print(ip.length, ip.index(atPosition: 1), ip.adding(7).count, (ip as IndexPath)[0], IndexPath(indexes: [1, 2]) as NSIndexPath == ip)
