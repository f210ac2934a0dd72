// structs: areas, volumes, energies and the other units of Foundation's measurements
import Foundation

func show<D: Dimension>(_ unit: D, in base: D) {
  print(unit.symbol, Measurement(value: 3, unit: unit).converted(to: base), Measurement(value: 3, unit: base).converted(to: unit))
}
for unit in [UnitArea.squareKilometers, .squareCentimeters, .squareInches, .squareMiles, .acres, .hectares] { show(unit, in: .squareMeters) }
for unit in [UnitVolume.milliliters, .cubicMeters, .cups, .gallons, .tablespoons, .imperialPints] { show(unit, in: .liters) }
for unit in [UnitEnergy.kilojoules, .kilocalories, .calories, .kilowattHours] { show(unit, in: .joules) }
for unit in [UnitPower.kilowatts, .horsepower, .milliwatts] { show(unit, in: .watts) }
for unit in [UnitPressure.bars, .hectopascals, .poundsForcePerSquareInch] { show(unit, in: .newtonsPerMetersSquared) }
for unit in [UnitFrequency.gigahertz, .millihertz] { show(unit, in: .hertz) }
for unit in [UnitLength.lightyears, .nauticalMiles, .decimeters, .micrometers, .parsecs] { show(unit, in: .meters) }
for unit in [UnitMass.carats, .micrograms, .shortTons] { show(unit, in: .kilograms) }
show(UnitAcceleration.gravity, in: .metersPerSecondSquared)
let field = Measurement(value: 2, unit: UnitArea.hectares) + Measurement(value: 500, unit: UnitArea.squareMeters)
print(field, field > Measurement(value: 4, unit: UnitArea.acres), UnitVolume.baseUnit().symbol, type(of: field))
