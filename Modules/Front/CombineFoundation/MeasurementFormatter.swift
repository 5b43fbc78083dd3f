public import Foundation

/// Writes a measurement with its unit, such as `5.2 km`. As Foundation's `MeasurementFormatter`, which it lacks on Linux.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// How a unit is chosen and written. As Foundation's `UnitOptions`.
    public struct UnitOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The measurement's own unit.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// The unit of the locale in which the number is neither great nor small.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// Temperatures have no name of their scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// How a unit is chosen and written: by default the unit that is usual where the locale is.
    open var unitOptions: UnitOptions = []
    /// The length of the unit's name.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The language and region.
    open var locale: Locale!
    /// Writes the number: by default with three digits after the point at most.
    open var numberFormatter: NumberFormatter!

    /// Makes a formatter for the program's language and region.
    public override init() {
        locale = .autoupdatingCurrent
        super.init()
    }

    /// Returns nil: no formatter is kept in an archive.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Returns a measurement's words.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        string(measurement.value, measurement.unit)
    }

    /// Returns a unit's name or symbol.
    open func string(from unit: Unit) -> String {
        // The name stands beside a number that is many in each language, and is what is left without it.
        let words = MeasurementWords(value: 100, unit: unit, width: width, usage: nil, locale: locale)
        return words { _ in "" }.trimmingCharacters(in: .whitespaces)
    }

    /// Returns a measurement's words; nil for anything else.
    open override func string(for object: Any?) -> String? {
        (object as? NSMeasurement).map { string($0.doubleValue, $0.unit) }
    }

    private func string(_ value: Double, _ unit: Unit) -> String {
        let words = MeasurementWords(
            value: value, unit: unit, width: width, usage: unitOptions.contains(.providedUnit) ? nil : "default",
            hidesScaleName: unit is UnitTemperature && unitOptions.contains(.temperatureWithoutUnit), locale: locale)
        let formatter = numberFormatter
        return words { number in
            formatter?.string(from: NSNumber(value: number))
                ?? number.formatted(.number.precision(.fractionLength(0...3)).locale(words.locale))
        }
    }

    private var width: String {
        switch unitStyle {
        case .short: "narrow"
        case .medium: "short"
        case .long: "full-name"
        }
    }
}
