// advice: did you mean 'download'?
func download(_ name: String) { print(name) }
downlaod("photo")
