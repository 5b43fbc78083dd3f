public import Foundation

/// What a measurement is of, which decides the unit that is usual for it where a locale is: a person's height in feet and
/// inches, a road in miles. As Foundation's `MeasurementFormatUnitUsage`.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// The usage's name in CLDR; nil for the measurement's own unit.
    let identifier: String?

    /// The unit that is usual for anything of its kind.
    public static var general: Self { Self(identifier: "default") }
    /// The measurement's own unit.
    public static var asProvided: Self { Self(identifier: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy in food.
    public static var food: Self { Self(identifier: "food") }
    /// The energy that a workout takes: as that of food.
    public static var workout: Self { Self(identifier: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// The length of a lens.
    public static var focalLength: Self { Self(identifier: "focal-length") }
    /// A length of a person's body.
    public static var person: Self { Self(identifier: "person") }
    /// A person's height.
    public static var personHeight: Self { Self(identifier: "person-height") }
    /// Rain in a time.
    public static var rainfall: Self { Self(identifier: "rainfall") }
    /// Snow in a time.
    public static var snowfall: Self { Self(identifier: "snowfall") }
    /// A distance on a road.
    public static var road: Self { Self(identifier: "road") }
    /// How far one sees.
    public static var visibility: Self { Self(identifier: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// A person's weight.
    public static var personWeight: Self { Self(identifier: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// A person's temperature.
    public static var person: Self { Self(identifier: "person") }
    /// The weather's temperature.
    public static var weather: Self { Self(identifier: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// A liquid.
    public static var liquid: Self { Self(identifier: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air.
    public static var barometric: Self { Self(identifier: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The wind.
    public static var wind: Self { Self(identifier: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitConcentrationMass {
    /// Glucose in blood.
    public static var bloodGlucose: Self { Self(identifier: "blood-glucose") }
}
