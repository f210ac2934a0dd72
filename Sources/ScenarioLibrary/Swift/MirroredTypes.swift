extension ArraySlice: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
}
extension ContiguousArray: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
}
extension Range: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["lowerBound": lowerBound, "upperBound": upperBound]) }
}
extension ClosedRange: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["lowerBound": lowerBound, "upperBound": upperBound]) }
}
extension StrideTo: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["from": _start, "to": _end, "by": _step]) }
}
extension StrideThrough: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["from": _start, "through": _end, "by": _step]) }
}
extension CollectionOfOne: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["element": _element]) }
}
extension KeyValuePairs: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["_elements": _pairs.map { ($0.key, $0.value) }], displayStyle: .struct) }
}
extension _StringUTF8View: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: self) }
}
extension _StringUTF16View: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: self) }
}
extension _StringUnicodeScalarView: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: self) }
}
extension Date: CustomReflectable {
  var customMirror: Mirror {
    Mirror(self, children: ["timeIntervalSinceReferenceDate": timeIntervalSinceReferenceDate], displayStyle: .struct)
  }
}
extension DateInterval: CustomReflectable {
  var customMirror: Mirror {
    Mirror(self, children: ["start": start, "end": end, "duration": duration], displayStyle: .struct)
  }
}
extension UUID: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
extension IndexPath: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
}
extension IndexSet: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["ranges": _ranges], displayStyle: .struct) }
}
extension NSRange: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["location": location, "length": length]) }
}
extension Data: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["count": count, "bytes": Array(self)], displayStyle: .struct) }
}
extension DateComponents: CustomReflectable {
  var customMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if let calendar { children.append((label: "calendar", value: calendar)) }
    if let timeZone { children.append((label: "timeZone", value: timeZone)) }
    let numbers: [(String, Int?)] = [
      ("era", era), ("year", year), ("month", month), ("day", day), ("dayOfYear", dayOfYear), ("hour", hour),
      ("minute", minute), ("second", second), ("nanosecond", nanosecond), ("weekday", weekday),
      ("weekdayOrdinal", weekdayOrdinal), ("quarter", quarter), ("weekOfMonth", weekOfMonth), ("weekOfYear", weekOfYear),
      ("yearForWeekOfYear", yearForWeekOfYear),
    ]
    for (label, number) in numbers {
      if let number { children.append((label: label, value: number)) }
    }
    if let isLeapMonth { children.append((label: "isLeapMonth", value: isLeapMonth)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
