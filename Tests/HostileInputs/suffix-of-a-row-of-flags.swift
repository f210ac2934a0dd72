// Each step back from the end asks for all letters that stand before it.
let row = String(repeating: "🇩🇪", count: 100_000)
while true { _ = row.suffix(1000) }
