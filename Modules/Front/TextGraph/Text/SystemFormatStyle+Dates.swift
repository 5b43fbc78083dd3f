extension SystemFormatStyle {
    /// The time from an instant, such as `2 hours, 23 minutes`; after it with a minus.
    public struct DateOffset: DiscreteFormatStyle, Sendable {
        private let anchor: Date
        private let fields: Set<Date.ComponentsFormatStyle.Field>
        private let fieldCount: Int
        private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
        private var place = Locale.autoupdatingCurrent

        /// Creates a way to write the time to an instant.
        ///
        /// - Parameters:
        ///   - anchor: The instant.
        ///   - allowedFields: The units; years and months are counted in days.
        ///   - maxFieldCount: The number of parts that are written at most.
        ///   - sign: The times that have a sign; those before the instant have a minus by default.
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            (self.anchor, fields, fieldCount, self.sign) = (anchor, allowedFields, maxFieldCount, sign)
        }

        /// Returns the time from the anchor to an instant.
        public func format(_ value: Date) -> AttributedString {
            let seconds = value.timeIntervalSince(anchor).rounded()
            let words = Duration.seconds(abs(seconds)).formatted(
                .units(allowed: units, width: .wide, maximumUnitCount: max(1, fieldCount)).locale(place))
            return AttributedString(mark(seconds) + words)
        }

        /// Returns the same way in the words of a locale.
        public func locale(_ locale: Locale) -> DateOffset {
            var style = self
            style.place = locale
            return style
        }

        /// Returns the second before an instant.
        public func discreteInput(before input: Date) -> Date? { input.second(before: anchor) }
        /// Returns the second after an instant.
        public func discreteInput(after input: Date) -> Date? { input.second(after: anchor) }

        private var units: Set<Duration.UnitsFormatStyle.Unit> {
            var units: Set<Duration.UnitsFormatStyle.Unit> = []
            if !fields.isDisjoint(with: [.year, .month, .day]) { units.insert(.days) }
            if fields.contains(.week) { units.insert(.weeks) }
            if fields.contains(.hour) { units.insert(.hours) }
            if fields.contains(.minute) { units.insert(.minutes) }
            if fields.contains(.second) || units.isEmpty { units.insert(.seconds) }
            return units
        }

        private func mark(_ seconds: TimeInterval) -> String {
            let number = seconds.formatted(.number.sign(strategy: sign).locale(Locale(identifier: "en_US_POSIX")))
            return number.hasPrefix("+") ? "+" : number.hasPrefix("-") ? "−" : ""
        }
    }

    /// An instant as it is said at another: how far it is while it is near, such as `in 5 minutes`, else its date.
    public struct DateReference: DiscreteFormatStyle, Sendable {
        private let date: Date
        private let fields: Set<Date.RelativeFormatStyle.Field>
        private let fieldCount: Int
        private let threshold: Date.RelativeFormatStyle.Field
        private var place = Locale.autoupdatingCurrent

        /// Creates a way to say an instant.
        ///
        /// - Parameters:
        ///   - date: The instant.
        ///   - allowedFields: The parts that are said.
        ///   - maxFieldCount: The number of parts of a date at most.
        ///   - thresholdField: The unit from which on the date is said.
        public init(
            to date: Date,
            allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            (self.date, fields, fieldCount, threshold) = (date, allowedFields, maxFieldCount, thresholdField)
        }

        /// Returns the instant as it is said at another.
        public func format(_ value: Date) -> AttributedString {
            AttributedString(isNear(value) ? distance(from: value) : words(at: value))
        }

        /// Returns the same way in the words of a locale.
        public func locale(_ locale: Locale) -> DateReference {
            var style = self
            style.place = locale
            return style
        }

        /// Returns the second before an instant.
        public func discreteInput(before input: Date) -> Date? { input.second(before: date) }
        /// Returns the second after an instant.
        public func discreteInput(after input: Date) -> Date? { input.second(after: date) }

        private func isNear(_ now: Date) -> Bool {
            let component: Calendar.Component =
                switch threshold {
                case .year: .year
                case .month: .month
                case .week: .weekOfYear
                case .hour: .hour
                case .minute: .minute
                case .second: .second
                default: .day
                }
            let end = Calendar.autoupdatingCurrent.date(byAdding: component, value: 1, to: min(now, date))
            return end.map { max(now, date) < $0 } ?? false
        }

        private func distance(from now: Date) -> String {
            Date.AnchoredRelativeFormatStyle(
                anchor: date, allowedFields: fields, presentation: .named, unitsStyle: .wide, locale: place,
                calendar: .autoupdatingCurrent
            ).format(now)
        }

        /// The greatest parts that tell the date from the present.
        private func words(at now: Date) -> String {
            var style = Date.FormatStyle(locale: place)
            var count = 0
            func takes(_ field: Date.RelativeFormatStyle.Field) -> Bool {
                guard fields.contains(field), count < max(1, fieldCount) else { return false }
                count += 1
                return true
            }
            if !Calendar.autoupdatingCurrent.isDate(now, equalTo: date, toGranularity: .year), takes(.year) {
                style = style.year()
            }
            if takes(.month) { style = style.month() }
            if takes(.day) { style = style.day() }
            if takes(.hour) { style = style.hour() }
            if takes(.minute) { style = style.minute() }
            if takes(.second) { style = style.second() }
            return style.format(date)
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// Returns a way to write the time to an instant.
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self {
        .init(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// Returns a way to say an instant: how far it is while it is near, else its date.
    public static func reference(
        to date: Date,
        allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> Self {
        .init(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
    }
}
