// Counts of bytes in the units that are allowed: ByteCountFormatter's and the style's.
import Foundation
let f = ByteCountFormatter()
let counts: [Int64] = [0, 1, 500, 999, 1000, 1023, 1024, 1500, 123456, 1_000_000, 1_234_567, 999_999_999, 5_000_000_000, 1_234_567_890_123, -1234567]
let all: [ByteCountFormatter.Units] = [[], .useBytes, .useKB, .useMB, .useGB, [.useKB, .useMB], [.useMB, .useGB], .useAll, .useTB]
for u in all { f.allowedUnits = u; for s in [ByteCountFormatter.CountStyle.file, .memory] { f.countStyle = s; print(counts.map { f.string(fromByteCount: $0) }) } }
f.allowedUnits = .useMB; f.includesUnit = false; print(f.string(fromByteCount: 1_234_567))
f.includesUnit = true; f.isAdaptive = false; print(f.string(fromByteCount: 1_234_567))
f.includesActualByteCount = true; print(f.string(fromByteCount: 1_234_567))
f.allowedUnits = [.useYBOrHigher, .useZB]; print(f.string(fromByteCount: 1_234_567))
print(Int64(1_234_567).formatted(.byteCount(style: .file)))
print(Int64(1_234_567).formatted(.byteCount(style: .memory)))
print(Int64(1_234_567).formatted(.byteCount(style: .file, allowedUnits: .kb)))
print(Int64(1_234_567).formatted(.byteCount(style: .file, allowedUnits: [.kb, .gb])))
print(Int64(1_234_567).formatted(.byteCount(style: .binary, allowedUnits: .all, spellsOutZero: true, includesActualByteCount: true)))
print(Int64(0).formatted(.byteCount(style: .file, spellsOutZero: true)), Int64(0).formatted(.byteCount(style: .file, spellsOutZero: false)))
for c in counts { print(c.formatted(.byteCount(style: .file)), c.formatted(.byteCount(style: .memory)), c.formatted(.byteCount(style: .decimal)), c.formatted(.byteCount(style: .binary)), c.formatted(.byteCount(style: .file, allowedUnits: .mb)), c.formatted(.byteCount(style: .file, allowedUnits: [.bytes])), separator: " | ") }
print(ByteCountFormatStyle(style: .file).format(2048))
print(123456.formatted(.byteCount(style: .file)))
