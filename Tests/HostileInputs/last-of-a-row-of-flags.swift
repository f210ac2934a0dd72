// Which letters are the last flag is decided by all that stand before.
let row = String(repeating: "🇩🇪", count: 5_000)
for _ in 0..<200 { _ = row.last }
