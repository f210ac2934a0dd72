func _typedLines() -> [String] { [] }
