// dates: durations of two components
let span = Duration(secondsComponent: 2, attosecondsComponent: 500_000_000_000_000_000)
print(span, span.components.seconds, span.components.attoseconds, span == .seconds(2) + .milliseconds(500))
let back = Duration(secondsComponent: -1, attosecondsComponent: -250_000_000_000_000_000)
print(back, back < .zero)
