// Numbers in short and in scientific notation, counts of bytes, and lists of numbers.
import Foundation
for n in [0, 1, 999, 1000, 1234, 12_345, 99_999, 123_456, 999_499, 999_999, 1_234_567, 12_345_678, 1_500_000_000, 2_000_000_000_000, -1234, -12_345, 1_000_000_000_000_000, 9_999_999_999_999_999] {
  print(n, n.formatted(.number.notation(.compactName)), n.formatted(.number.notation(.scientific)), n.formatted(.number.notation(.automatic)))
}
for x in [0.0, 0.5, 1.25, 1.26, 12.34, 99.95, 999.5, 1234.5, 1500.0, 1e20, 0.000123, 123456.789, -0.5, 1.23456789e-7] {
  print(x, x.formatted(.number.notation(.compactName)), x.formatted(.number.notation(.scientific)), x.formatted(.number.notation(.automatic)))
}
print(12345.formatted(.number.notation(.compactName).precision(.fractionLength(2))), 1234.5.formatted(.number.notation(.scientific).precision(.fractionLength(1))))
print(12345.formatted(.number.notation(.compactName).precision(.significantDigits(3))), 1234567.formatted(.number.notation(.compactName).sign(strategy: .always())))
for n: Int64 in [0, 1, 2, 999, 1000, 1023, 1024, 1500, 1536, 2048, 123_456, 1_500_000, 1_048_576, 12_345_678, 123_456_789, 1_234_567_890, 5_000_000_000_000, -1, -1500, 999_999, 1_000_000_000_000_000] {
  print(n, n.formatted(.byteCount(style: .file)), n.formatted(.byteCount(style: .memory)), n.formatted(.byteCount(style: .decimal)), n.formatted(.byteCount(style: .binary)), ByteCountFormatter.string(fromByteCount: n, countStyle: .file))
}
print(1_500_000.formatted(.byteCount(style: .file)))
print(0.formatted(.byteCount(style: .file, spellsOutZero: false)), 0.formatted(.byteCount(style: .file, spellsOutZero: true)))
print(1500.formatted(.byteCount(style: .file, includesActualByteCount: true)))
print(0.formatted(.byteCount(style: .memory, allowedUnits: .mb)))
print(ByteCountFormatStyle(style: .file).format(12345))
print([1, 2].formatted(.list(memberStyle: .number, type: .or)), [1.5, 2.5, 3].formatted(.list(memberStyle: .number.precision(.fractionLength(2)), type: .and)))
print(Set([1]).formatted(.list(memberStyle: .number, type: .and)), [Int]().formatted(.list(memberStyle: .number, type: .and)))
