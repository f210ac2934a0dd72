// advice: 'secret' is private to 'Safe'
struct Safe {
  private var secret = 1
  init() {}
}
print(Safe().secret)
