// advice: Task is Swift concurrency: use DispatchQueue.global().async
Task {
  print("in a task")
}
