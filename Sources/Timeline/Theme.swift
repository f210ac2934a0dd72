/// The colour of a queue: one of six hues that stay apart for colour-blind readers. Main has its own; further queues repeat
/// the other five with another strip pattern, and always carry their name.
package struct Hue: Hashable, Sendable {
  /// 0 main, 1…5 queues, 6 for things that belong to no queue.
  package var index: Int

  package init(_ index: Int) {
    self.index = index
  }

  package static let main = Hue(0)
  package static let neutral = Hue(6)
  package static let queues = 5
}

/// What a colour is for.
package enum ColorRole: Hashable, Sendable {
  case background, lane, text, muted, axis, grid, hatchBox, hatchLine
  case error, errorTint, ok, codeLine
  case fill(Hue), onFill(Hue), edge(Hue)
  /// The digits in a badge on a block; the badge itself has the colour of the block's text.
  case onBadge(Hue)
}

/// A colour that a theme can resolve: a role, or a mixture of two (always opaque, so that contrast can be computed).
package struct Paint: Hashable, Sendable {
  package var role: ColorRole
  /// How much of `role`, in percent; the rest is `base`.
  package var percent: Int
  package var base: ColorRole

  package init(_ role: ColorRole, percent: Int = 100, over base: ColorRole = .background) {
    self.role = role
    self.percent = percent
    self.base = base
  }

  package static let background = Paint(.background)
  package static let lane = Paint(.lane)
  package static let text = Paint(.text)
  package static let muted = Paint(.muted)
  package static let error = Paint(.error)

  package static func waiting(_ hue: Hue) -> Paint { Paint(.fill(hue), percent: 20, over: .lane) }
  package static func band(_ hue: Hue) -> Paint { Paint(.fill(hue), percent: 24, over: .lane) }
}

package struct RGB: Hashable, Sendable {
  package var red: Int
  package var green: Int
  package var blue: Int

  package init(_ red: Int, _ green: Int, _ blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  init(_ hex: Int) {
    self.init(hex >> 16 & 0xFF, hex >> 8 & 0xFF, hex & 0xFF)
  }

  /// `percent` of this colour over the rest of `base`, rounded to the nearest 255th.
  func mixed(_ percent: Int, over base: RGB) -> RGB {
    func mix(_ top: Int, _ bottom: Int) -> Int { (top * percent + bottom * (100 - percent) + 50) / 100 }
    return RGB(mix(red, base.red), mix(green, base.green), mix(blue, base.blue))
  }
}

package enum Theme: String, Hashable, Sendable, CaseIterable {
  case light, dark

  package func color(_ paint: Paint) -> RGB {
    let top = color(of: paint.role)
    return paint.percent == 100 ? top : top.mixed(paint.percent, over: color(of: paint.base))
  }

  package func color(of role: ColorRole) -> RGB {
    let isLight = self == .light
    switch role {
    case .background: return RGB(isLight ? 0xFFFFFF : 0x11151A)
    case .lane: return RGB(isLight ? 0xF4F6F9 : 0x1A2027)
    case .text: return RGB(isLight ? 0x1B1F24 : 0xE8EDF2)
    case .muted: return RGB(isLight ? 0x57606A : 0xA5B0BC)
    case .axis: return RGB(isLight ? 0x3D4650 : 0xC3CCD6)
    case .grid: return RGB(isLight ? 0xD5DBE3 : 0x323B46)
    case .hatchBox: return RGB(isLight ? 0xEAEEF3 : 0x222A33)
    case .hatchLine: return RGB(isLight ? 0xA3ACB6 : 0x5B6672)
    case .error: return RGB(isLight ? 0xB3261E : 0xFF8A80)
    case .errorTint: return RGB(isLight ? 0xFBE3E0 : 0x4A1A17)
    case .ok: return RGB(isLight ? 0x1A7F37 : 0x57D07F)
    case .codeLine: return RGB(isLight ? 0xFFF4C2 : 0x4A4012)
    case .fill(let hue): return fill(hue)
    case .onFill(let hue):
      let needsWhite = isLight && (hue == .main || hue == .neutral)
      return RGB(needsWhite ? 0xFFFFFF : 0x101418)
    case .onBadge(let hue):
      return color(of: .onFill(hue)) == RGB(0xFFFFFF) ? fill(hue) : RGB(0xFFFFFF)
    case .edge(let hue):
      let fill = fill(hue)
      return isLight ? fill.mixed(55, over: RGB(0)) : fill.mixed(65, over: RGB(0xFFFFFF))
    }
  }

  private func fill(_ hue: Hue) -> RGB {
    switch (hue.index, self) {
    case (0, .light): RGB(0x0072B2)
    case (0, .dark): RGB(0x4BA3E3)
    case (1, _): RGB(0xE69F00)
    case (2, .light): RGB(0x009E73)
    case (2, .dark): RGB(0x2FC79B)
    case (3, .light): RGB(0xCC79A7)
    case (3, .dark): RGB(0xDE9BC0)
    case (4, .light): RGB(0x56B4E9)
    case (4, .dark): RGB(0x8AD0F5)
    case (5, _): RGB(0xF0E442)
    case (_, .light): RGB(0x57606A)
    case (_, .dark): RGB(0xA5B0BC)
    }
  }

  /// The WCAG contrast of the two colours, times 100, rounded down: 450 is the least a text may have.
  package func contrast(_ first: Paint, _ second: Paint) -> Int {
    let levels = [luminance(color(first)), luminance(color(second))].sorted()
    return Int(100 * (levels[1] + 0.05) / (levels[0] + 0.05))
  }

  private func luminance(_ color: RGB) -> Double {
    func linear(_ value: Int) -> Double {
      // x^2.4 as x²·(x²)^(1/5): no mathematics library is needed for one power.
      let level = Double(value) / 255
      if level <= 0.04045 { return level / 12.92 }
      let base = (level + 0.055) / 1.055
      return base * base * fifthRoot(base * base)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<40 { root -= (root * root * root * root * root - value) / (5 * root * root * root * root) }
    return root
  }
}
