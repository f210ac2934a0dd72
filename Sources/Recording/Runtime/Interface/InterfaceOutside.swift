// What the scenario library has elsewhere: compiled beside a scenario with an interface on the real libdispatch.
import Foundation

extension IndexPath {
  init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  var section: Int { self[0] }
  var row: Int { self[1] }
  var item: Int { self[1] }
}

extension CGRect {
  func inset(by insets: UIEdgeInsets) -> CGRect {
    let (width, height) = (size.width - insets.left - insets.right, size.height - insets.top - insets.bottom)
    return CGRect(x: origin.x + insets.left, y: origin.y + insets.top, width: width, height: height)
  }
}

let kCIInputImageKey = "inputImage"
let kCIInputIntensityKey = "inputIntensity"
let kCIInputRadiusKey = "inputRadius"
let kCIInputScaleKey = "inputScale"
let kCIInputContrastKey = "inputContrast"
let kCIInputBrightnessKey = "inputBrightness"
let kCIInputSaturationKey = "inputSaturation"
let kCIOutputImageKey = "outputImage"
