while true {
  for _ in 0..<400_000 {}
  work("w", .nanoseconds(1))
}
