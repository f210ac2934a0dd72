// advice: 'save()' is declared twice in the same scope
import Dispatch

private func save() {}
func save() {}
