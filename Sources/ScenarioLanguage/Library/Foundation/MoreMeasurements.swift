/// More of Foundation's units of measurement, by their symbols and what they are of the base unit.
extension LibraryArea {
  static let moreMeasurements = LibraryArea(
    name: "MoreMeasurements",
    module: "Foundation",
    provides: ["UnitArea", "UnitVolume", "UnitEnergy", "UnitPower", "UnitPressure", "UnitFrequency", "UnitAcceleration"],
    extends: Extended(types: ["UnitLength", "UnitMass"], onUseOf: ["UnitLength", "UnitMass"]),
    source: Array((moreClasses + moreUnits).utf8))

  private static let moreClasses = classes.map { dimension($0.name, $0.base, $0.units) }.joined()

  private static let moreUnits = [("UnitLength", lengths), ("UnitMass", masses)].map { name, units in
    "extension \(name) {\n\(members(name, units))}\n"
  }.joined()

  private typealias UnitRow = (name: String, symbol: String, coefficient: String)

  private static func members(_ type: String, _ units: [UnitRow]) -> String {
    units.map { "  static var \($0.name): \(type) { \(type)(\"\($0.symbol)\", \($0.coefficient)) }\n" }.joined()
  }

  private static func dimension(_ type: String, _ base: String, _ units: [UnitRow]) -> String {
    """
    class \(type): Dimension {
      override init(_ symbol: String, _ coefficient: Double, _ constant: Double = 0) { super.init(symbol, coefficient, constant) }
      override init(symbol: String, converter: UnitConverter) { super.init(symbol: symbol, converter: converter) }
    \(members(type, units))
      override class func baseUnit() -> Self { \(base) as! Self }
      override func _base() -> Unit? { Self.\(base) }
    }

    """
  }

  private static let classes: [(name: String, base: String, units: [UnitRow])] = [
    ("UnitArea", "squareMeters", areaUnits),
    ("UnitVolume", "liters", volumeUnits),
    ("UnitEnergy", "joules", energyUnits),
    ("UnitPower", "watts", powerUnits),
    ("UnitPressure", "newtonsPerMetersSquared", pressureUnits),
    ("UnitFrequency", "hertz", frequencyUnits),
    ("UnitAcceleration", "metersPerSecondSquared", accelerationUnits),
  ]

  private static let areaUnits: [UnitRow] = [
    ("squareMegameters", "Mm²", "1000000000000"), ("squareKilometers", "km²", "1000000"), ("squareMeters", "m²", "1"),
    ("squareCentimeters", "cm²", "0.0001"), ("squareMillimeters", "mm²", "1e-06"), ("squareMicrometers", "µm²", "1e-12"),
    ("squareNanometers", "nm²", "1e-18"), ("squareInches", "in²", "0.00064516"), ("squareFeet", "ft²", "0.092903"),
    ("squareYards", "yd²", "0.836127"), ("squareMiles", "mi²", "2590000"), ("acres", "ac", "4046.86"), ("ares", "a", "100"),
    ("hectares", "ha", "10000"),
  ]

  private static let volumeUnits: [UnitRow] = [
    ("megaliters", "ML", "1000000"), ("kiloliters", "kL", "1000"), ("liters", "L", "1"), ("deciliters", "dl", "0.1"),
    ("centiliters", "cL", "0.01"), ("milliliters", "mL", "0.001"), ("cubicKilometers", "km³", "1000000000000"),
    ("cubicMeters", "m³", "1000"), ("cubicDecimeters", "dm³", "1"), ("cubicCentimeters", "cm³", "0.001"),
    ("cubicMillimeters", "mm³", "1e-06"), ("cubicInches", "in³", "0.0163871"), ("cubicFeet", "ft³", "28.3168"),
    ("cubicYards", "yd³", "764.555"), ("cubicMiles", "mi³", "4168000000000"), ("acreFeet", "af", "1233000"),
    ("bushels", "bsh", "35.2391"), ("teaspoons", "tsp", "0.00492892"), ("tablespoons", "tbsp", "0.0147868"),
    ("fluidOunces", "fl oz", "0.0295735"), ("cups", "cup", "0.24"), ("pints", "pt", "0.473176"), ("quarts", "qt", "0.946353"),
    ("gallons", "gal", "3.78541"), ("imperialTeaspoons", "tsp Imperial", "0.00591939"),
    ("imperialTablespoons", "tbsp Imperial", "0.0177582"), ("imperialFluidOunces", "fl oz Imperial", "0.0284131"),
    ("imperialPints", "pt Imperial", "0.568261"), ("imperialQuarts", "qt Imperial", "1.13652"),
    ("imperialGallons", "gal Imperial", "4.54609"), ("metricCups", "metric cup Imperial", "0.25"),
  ]

  private static let energyUnits: [UnitRow] = [
    ("kilojoules", "kJ", "1000"), ("joules", "J", "1"), ("kilocalories", "kCal", "4184"), ("calories", "cal", "4.184"),
    ("kilowattHours", "kWh", "3600000"),
  ]

  private static let powerUnits: [UnitRow] = [
    ("terawatts", "TW", "1000000000000"), ("gigawatts", "GW", "1000000000"), ("megawatts", "MW", "1000000"),
    ("kilowatts", "kW", "1000"), ("watts", "W", "1"), ("milliwatts", "mW", "0.001"), ("microwatts", "µW", "1e-06"),
    ("nanowatts", "nW", "1e-09"), ("picowatts", "pW", "1e-12"), ("femtowatts", "fW", "1e-15"), ("horsepower", "hp", "745.7"),
  ]

  private static let pressureUnits: [UnitRow] = [
    ("newtonsPerMetersSquared", "N/m²", "1"), ("gigapascals", "GPa", "1000000000"), ("megapascals", "MPa", "1000000"),
    ("kilopascals", "kPa", "1000"), ("hectopascals", "hPa", "100"), ("inchesOfMercury", "inHg", "3386.39"),
    ("bars", "bar", "100000"), ("millibars", "mbar", "100"), ("millimetersOfMercury", "mmHg", "133.322"),
    ("poundsForcePerSquareInch", "psi", "6894.76"),
  ]

  private static let frequencyUnits: [UnitRow] = [
    ("terahertz", "THz", "1000000000000"), ("gigahertz", "GHz", "1000000000"), ("megahertz", "MHz", "1000000"),
    ("kilohertz", "kHz", "1000"), ("hertz", "Hz", "1"), ("millihertz", "mHz", "0.001"), ("microhertz", "µHz", "1e-06"),
    ("nanohertz", "nHz", "1e-09"),
  ]

  private static let accelerationUnits: [UnitRow] = [
    ("metersPerSecondSquared", "m/s²", "1"), ("gravity", "g", "9.81"),
  ]

  private static let lengths: [UnitRow] = [
    ("megameters", "Mm", "1000000"), ("hectometers", "hm", "100"), ("decameters", "dam", "10"), ("decimeters", "dm", "0.1"),
    ("micrometers", "µm", "1e-06"), ("nanometers", "nm", "1e-09"), ("picometers", "pm", "1e-12"),
    ("scandinavianMiles", "smi", "10000"), ("lightyears", "ly", "9.461e+15"), ("nauticalMiles", "NM", "1852"),
    ("fathoms", "ftm", "1.8288"), ("furlongs", "fur", "201.168"), ("astronomicalUnits", "ua", "149600000000"),
    ("parsecs", "pc", "3.086e+16"),
  ]

  private static let masses: [UnitRow] = [
    ("decigrams", "dg", "0.0001"), ("centigrams", "cg", "1e-05"), ("micrograms", "µg", "1e-09"), ("nanograms", "ng", "1e-12"),
    ("picograms", "pg", "1e-15"), ("shortTons", "ton", "907.185"), ("carats", "ct", "0.0002"),
    ("ouncesTroy", "oz t", "0.03110348"), ("slugs", "slug", "14.5939"),
  ]
}
