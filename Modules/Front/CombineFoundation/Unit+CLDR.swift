import Foundation

extension Unit {
    /// The unit's name in CLDR, by which ICU writes it; nil for a unit that CLDR lacks.
    var nameInCLDR: String? {
        if self == UnitFuelEfficiency.milesPerImperialGallon { return "mile-per-gallon-imperial" }
        return names[symbol]
    }

    private var names: [String: String] {
        switch self {
        case is UnitLength: Self.lengths
        case is UnitMass: Self.masses
        case is UnitDuration: Self.durations
        case is UnitTemperature: ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]
        case is UnitVolume: Self.volumes
        case is UnitArea: Self.areas
        case is UnitSpeed:
            ["m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot"]
        case is UnitAngle:
            ["°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution"]
        case is UnitPressure: Self.pressures
        case is UnitEnergy:
            ["kJ": "kilojoule", "J": "joule", "kCal": "foodcalorie", "cal": "calorie", "kWh": "kilowatt-hour"]
        case is UnitPower: Self.powers
        case is UnitFrequency: Self.frequencies
        case is UnitElectricCurrent: Self.currents
        case is UnitElectricPotentialDifference: Self.potentials
        case is UnitElectricResistance: Self.resistances
        case is UnitInformationStorage: Self.amountsOfInformation
        case is UnitAcceleration: ["m/s²": "meter-per-square-second", "g": "g-force"]
        case is UnitFuelEfficiency: ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"]
        case is UnitConcentrationMass: ["g/L": "gram-per-liter", "mg/dL": "milligram-per-deciliter"]
        case is UnitDispersion: ["ppm": "permillion"]
        case is UnitIlluminance: ["lx": "lux"]
        default: [:]
        }
    }

    private static let lengths =
        prefixed("meter", "m").merging([
            "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year",
            "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
        ]) { $1 }

    private static let masses =
        prefixed("gram", "g").merging([
            "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat",
            "oz t": "ounce-troy",
        ]) { $1 }

    private static let powers = prefixed("watt", "W").merging(["hp": "horsepower"]) { $1 }
    private static let frequencies = prefixed("hertz", "Hz")
    private static let currents = prefixed("ampere", "A")
    private static let potentials = prefixed("volt", "V")
    private static let resistances = prefixed("ohm", "Ω")
    private static let durations = prefixed("second", "s").merging(["h": "hour", "m": "minute"]) { $1 }

    private static let volumes =
        prefixed("liter", "L").merging(prefixed("liter", "l")) { $1 }
        .merging(prefixed("meter", "m", power: ("cubic-", "³"))) { $1 }
        .merging([
            "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile", "af": "acre-foot",
            "bsh": "bushel", "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup",
            "pt": "pint", "qt": "quart", "gal": "gallon", "fl oz Imperial": "fluid-ounce-imperial",
            "qt Imperial": "quart-imperial",
            "gal Imperial": "gallon-imperial", "metric cup Imperial": "cup-metric",
        ]) { $1 }

    private static let areas =
        prefixed("meter", "m", power: ("square-", "²")).merging([
            "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre",
            "ha": "hectare",
        ]) { $1 }

    private static let pressures = [
        "N/m²": "newton-per-square-meter", "GPa": "gigapascal", "MPa": "megapascal", "kPa": "kilopascal",
        "hPa": "hectopascal", "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg",
        "psi": "pound-force-per-square-inch",
    ]

    private static let amountsOfInformation =
        prefixed("byte", "B").merging(prefixed("bit", "b")) { $1 }.merging([
            "bit": "bit", "KiB": "kibibyte", "MiB": "mebibyte", "GiB": "gibibyte", "TiB": "tebibyte", "PiB": "pebibyte",
        ]) { $1 }

    /// The names of a unit with each of the system's prefixes, by their symbols.
    private static func prefixed(
        _ name: String, _ symbol: String, power: (name: String, symbol: String) = ("", "")
    ) -> [String: String] {
        let prefixes = [
            "P": "peta", "T": "tera", "G": "giga", "M": "mega", "k": "kilo", "h": "hecto", "da": "deca", "": "",
            "d": "deci", "c": "centi", "m": "milli", "µ": "micro", "n": "nano", "p": "pico", "f": "femto",
        ]
        return Dictionary(
            uniqueKeysWithValues: prefixes.map { ("\($0)\(symbol)\(power.symbol)", "\(power.name)\($1)\(name)") })
    }
}
