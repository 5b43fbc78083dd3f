import CombineFoundation
import Foundation
import Testing

/// Measurements in words, which Linux lacks.
struct MeasurementTests {
    private let english = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")
    private let way = Measurement(value: 5.25, unit: UnitLength.kilometers)
    private let warmth = Measurement(value: 21.6, unit: UnitTemperature.celsius)

    @Test func `a measurement is in the unit that is usual where one is`() {
        #expect(way.formatted(.measurement(width: .wide).locale(english)) == "3.3 miles")
        #expect(way.formatted(.measurement(width: .abbreviated).locale(german)) == "5,2 km")
        #expect(warmth.formatted(.measurement(width: .narrow, usage: .weather).locale(english)) == "71°")
        let height = Measurement(value: 1.7, unit: UnitLength.meters)
        #expect(height.formatted(.measurement(width: .narrow, usage: .personHeight).locale(english)) == "5′ 6.9″")
        #expect(height.formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(german)) == "170 cm")
    }

    @Test func `a measurement keeps its unit`() {
        #expect(way.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(english)) == "5.25 km")
        #expect(warmth.formatted(.measurement(width: .wide, usage: .asProvided).locale(german)) == "21,6 Grad Celsius")
        let size = Measurement(value: 3, unit: UnitInformationStorage.mebibytes)
        #expect(size.formatted(.measurement(width: .abbreviated).locale(english)) == "3 Mibyte")
        let sugar = Measurement(value: 90, unit: UnitConcentrationMass.milligramsPerDeciliter)
        #expect(sugar.formatted(.measurement(width: .abbreviated).locale(english)) == "90 mg/dL")
        let consumption = Measurement(value: 40, unit: UnitFuelEfficiency.milesPerImperialGallon)
        #expect(
            consumption.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(english))
                == "40 mpg Imp.")
    }

    @Test func `a number has its own style, and the unit follows it`() {
        let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
        #expect(
            way.formatted(.measurement(width: .wide, usage: .road, numberFormatStyle: style).locale(english))
                == "3.26 miles")
        let one = Measurement(value: 1, unit: UnitLength.kilometers)
        #expect(
            one.formatted(.measurement(width: .wide, usage: .asProvided, numberFormatStyle: style).locale(english))
                == "1.00 kilometers")
        #expect(
            one.formatted(.measurement(width: .wide, usage: .asProvided, numberFormatStyle: .number).locale(english))
                == "1 kilometer")
        let height = Measurement(value: 1.82, unit: UnitLength.meters)
        let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
        #expect(
            height.formatted(
                .measurement(width: .wide, usage: .personHeight, numberFormatStyle: whole).locale(english))
                == "6 feet, 0 inches")
    }

    @Test func `a temperature hides its scale`() {
        #expect(warmth.formatted(.measurement(hidesScaleName: true).locale(english)) == "71°")
        #expect(
            warmth.formatted(
                .measurement(hidesScaleName: true, numberFormatStyle: .number.precision(.fractionLength(1)))
                    .locale(english)) == "70.9°")
        var style = Measurement<UnitTemperature>.FormatStyle(locale: german, usage: .asProvided)
        style.hidesScaleName = true
        #expect(style.format(warmth) == "21,6°")
    }

    @Test func `a unit that nobody else has is its symbol`() {
        let unit = UnitLength(symbol: "ells", converter: UnitConverterLinear(coefficient: 0.6))
        let cloth = Measurement(value: 2.5, unit: unit)
        #expect(cloth.formatted(.measurement(width: .wide).locale(german)) == "2,5 ells")
        #expect(cloth.formatted(.measurement(width: .narrow).locale(german)) == "2,5ells")
    }

    @Test func `every unit of Foundation that CLDR has is found by its symbol`() {
        let units: [Dimension] = [
            UnitLength.megameters, UnitLength.picometers, UnitLength.parsecs, UnitMass.kilograms, UnitMass.ouncesTroy,
            UnitVolume.deciliters, UnitVolume.cubicKilometers, UnitVolume.metricCups, UnitArea.squareNanometers,
            UnitArea.hectares, UnitPower.femtowatts, UnitDuration.microseconds, UnitElectricResistance.microohms,
            UnitPressure.millimetersOfMercury, UnitDispersion.partsPerMillion, UnitIlluminance.lux,
            UnitInformationStorage.kilobits, UnitAcceleration.gravity, UnitSpeed.knots, UnitAngle.arcSeconds,
        ]
        for unit in units {
            let formatter = MeasurementFormatter()
            (formatter.locale, formatter.unitStyle) = (english, .long)
            #expect(formatter.string(from: unit) != unit.symbol, "\(unit.symbol)")
        }
    }

    @Test func `a formatter writes measurements and units`() {
        let formatter = MeasurementFormatter()
        formatter.locale = english
        #expect(formatter.string(from: way) == "3.262 mi")
        #expect(formatter.string(from: UnitLength.kilometers) == "km")
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long
        #expect(formatter.string(from: way) == "5.25 kilometers")
        #expect(formatter.string(from: UnitMass.kilograms) == "kilograms")
        let numbers = NumberFormatter()
        (numbers.locale, numbers.maximumFractionDigits) = (english, 1)
        formatter.numberFormatter = numbers
        #expect(formatter.string(from: warmth) == "21.6 degrees Celsius")
        formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
        #expect(formatter.string(from: warmth) == "21.6 degrees")
        #expect(formatter.string(for: NSMeasurement(doubleValue: 3, unit: UnitVolume.liters)) == "3 liters")
        #expect(formatter.string(for: "3 liters") == nil)
    }
}
