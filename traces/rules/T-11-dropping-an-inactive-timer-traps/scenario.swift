// title: Dropping a timer that was never started
// caption: Made, scheduled, forgotten to resume: releasing it ends the process.
import Dispatch

func makeAndForget() {
  let timer = DispatchSource.makeTimerSource(queue: .main)
  timer.schedule(deadline: .now() + .seconds(5))
  print("made")
}

makeAndForget()
print("never")

// expect: prints only "made"
// expect: trap "Release of an inactive object"
