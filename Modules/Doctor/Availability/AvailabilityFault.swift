import ClinicModel

/// A field of another plan.
package enum AvailabilityField: Hashable, Sendable {
    /// 1 is Monday.
    case weekday(Int)
    case exceptionDate, exceptionEnd, exceptionHours, blockDate, blockHours
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
