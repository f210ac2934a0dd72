// classes: overriding stored properties with observers, computed properties with setters, class members, super
class Control {
  var level = 1
  var text: String {
    get { "level \(level)" }
    set { level = newValue.count }
  }
  static var made = 0
  class var maximum: Int { 10 }
  init() { Control.made += 1 }
  func reset() { level = 0 }
}
class Slider: Control {
  override var level: Int {
    willSet { print("level will be", newValue) }
    didSet { print("level was", oldValue) }
  }
  override var text: String {
    get { super.text + "!" }
    set { super.text = newValue + "xx" }
  }
  override class var maximum: Int { super.maximum * 10 }
  override func reset() {
    super.reset()
    level += 5
  }
}
let control = Control()
control.level = 3
control.text = "abcd"
print(control.text, Control.maximum)
let slider = Slider()
slider.level = 4
slider.text = "abc"
print(slider.text)
slider.reset()
print(slider.level, Slider.maximum, Control.made, Slider.made)
let asControl: Control = slider
asControl.level = 8
print(asControl.text)
