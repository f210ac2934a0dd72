/// Foundation's measurements with the units that programs measure in; and comparators that sort by key paths.
extension LibraryArea {
  static let measurements = LibraryArea(
    name: "Measurements",
    module: "Foundation",
    provides: [
      "Unit", "Dimension", "Measurement", "UnitDuration", "UnitLength", "UnitMass", "UnitTemperature", "UnitInformationStorage",
      "UnitSpeed", "UnitAngle", "UnitConverter", "UnitConverterLinear",
    ],
    source: text("Foundation/Measurements"))

  static let sortComparators = LibraryArea(
    name: "SortComparators",
    module: "Foundation",
    provides: ["SortOrder", "SortComparator", "KeyPathComparator", "SortDescriptor"],
    source: text("Foundation/SortComparators"))

  static let ownComparators = LibraryArea(
    name: "OwnComparators",
    module: "Foundation",
    provides: [],
    extends: Extended(types: ["Sequence", "Array"], onMentionOf: ["SortComparator"]),
    source: text("Foundation/OwnComparators"))
}
