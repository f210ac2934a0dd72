func _phase(_ name: String)
func _freeze()
func _thaw()
func _startOutside(_ name: String, _ body: @escaping () -> Void)
