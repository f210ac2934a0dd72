// A time zone that was found by its name is printed so, one at a distance from Greenwich as that.
import Foundation

let zones = [
  TimeZone(secondsFromGMT: 3600)!, TimeZone(identifier: "GMT+0100")!, TimeZone(secondsFromGMT: 0)!, TimeZone(identifier: "UTC")!,
  TimeZone(identifier: "GMT")!, TimeZone(secondsFromGMT: -5400)!, TimeZone(abbreviation: "UTC")!, TimeZone(abbreviation: "GMT")!, .gmt,
  TimeZone(identifier: "Etc/UTC")!, TimeZone(identifier: "Etc/GMT")!,
]
for zone in zones { print(zone, zone.identifier, zone.secondsFromGMT(), zone.abbreviation() ?? "-", [zone]) }
print(zones[0] == zones[1], zones[2] == zones[3], zones[2] == zones[9], Set(zones).count, zones[0] == TimeZone(secondsFromGMT: 3601))
for name in ["UTC+1", "UTC-0230", "GMT+01:30", "GMT-1", "GMT+0", "UTC+14:30", "GMT+19", "gmt", "utc", "Z", "+01", "GMT1", "UTC+1:5", "GMT+123"] {
  print(name, TimeZone(identifier: name).map { "\($0) \($0.identifier) \($0.secondsFromGMT())" } ?? "none")
}
print(DateComponents(timeZone: zones[0], hour: 1))
