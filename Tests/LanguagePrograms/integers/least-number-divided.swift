// The least number of a type has no opposite in it, whatever its width.
let bytes: [Int8] = [.min, -1, 5, -127]
print(bytes[2] / bytes[1], bytes[3] / bytes[1], bytes[2] % bytes[1], bytes[0] / bytes[2])
print(bytes[0].dividedReportingOverflow(by: -1), bytes[0].remainderReportingOverflow(dividingBy: -1))
print(bytes[0] / bytes[1])
