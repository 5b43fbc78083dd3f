public import Foundation

extension Measurement {
    /// Writes a measurement with its unit, such as `5.2 km`, by default in the unit that is usual where the locale is. As
    /// Foundation's `Measurement.FormatStyle`, which it lacks on Linux.
    public struct FormatStyle: Foundation.FormatStyle, Sendable where UnitType: Dimension {
        /// The length of a unit's name. As Foundation's `UnitWidth`.
        public struct UnitWidth: Codable, Hashable, Sendable {
            let skeleton: String
            /// The unit's whole name: `5 kilometers`.
            public static var wide: Self { Self(skeleton: "full-name") }
            /// The unit's usual short form: `5 km`.
            public static var abbreviated: Self { Self(skeleton: "short") }
            /// The shortest form: `5km`.
            public static var narrow: Self { Self(skeleton: "narrow") }
        }

        /// The length of the unit's name.
        public var width: UnitWidth
        /// The language and region.
        public var locale: Locale
        /// What is measured, which decides what unit is usual for it.
        public var usage: MeasurementFormatUnitUsage<UnitType>
        /// The style of the number; nil for as many digits as the locale writes with the unit.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        var hidesName = false

        /// Makes a style.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale, self.usage) = (width, locale, usage)
            self.numberFormatStyle = numberFormatStyle
        }

        /// Returns a measurement's words.
        public func format(_ measurement: Measurement<UnitType>) -> String {
            let words = MeasurementWords(
                value: measurement.value, unit: measurement.unit, width: width.skeleton, usage: usage.identifier,
                hidesScaleName: hidesName, locale: locale)
            return words(number: numberFormatStyle.map { style in { style.locale(locale).format($0) } })
        }

        /// Returns the style in another language and region.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// Whether the words leave out which scale it is: `20°`.
    public var hidesScaleName: Bool {
        get { hidesName }
        set { hidesName = newValue }
    }

    /// Makes a style for temperatures.
    public init(
        width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
        hidesName = hidesScaleName
    }
}

extension Measurement where UnitType: Dimension {
    /// Returns the measurement's words in the unit that is usual where the program's language and region are.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

    /// Returns the measurement in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }
}

extension FormatStyle {
    /// Returns a style of measurements. As Foundation's `measurement(width:usage:numberFormatStyle:)`.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// Returns a style of temperatures.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}
