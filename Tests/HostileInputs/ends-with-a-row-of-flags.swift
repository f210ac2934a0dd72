// From the end, each flag asks for all that stand before it.
let row = String(repeating: "🇩🇪", count: 20_000)
for _ in 0..<200 { _ = row.hasSuffix(row) }
