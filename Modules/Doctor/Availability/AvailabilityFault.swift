import ClinicModel

/// A field of another plan.
package enum AvailabilityField: Hashable, Sendable {
    /// 1 is Monday.
    case weekday(Int)
    case exceptionDate, exceptionEnd, exceptionHours, blockDate, blockHours

    /// Those of the week's hours, from Monday on.
    static let weekdays = (1...7).map(Self.weekday)
}

/// What was typed in a field and cannot be taken.
package struct AvailabilityFault: Error {
    let field: AvailabilityField
    let error: ClinicError

    init(_ field: AvailabilityField, _ error: ClinicError) {
        self.field = field
        self.error = error
    }
}
