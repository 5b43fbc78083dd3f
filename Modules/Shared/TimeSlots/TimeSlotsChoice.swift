import ClinicModel

/// The times that a user has chosen to look at, whatever the first day.
package struct TimeSlotsChoice: Hashable, Sendable {
    /// Nil is any.
    package let practitioner: Practitioner.ID?
    /// Nil is any.
    package let service: ServiceTerm?
    package let days: Int
    /// Nil is any.
    package let partOfDay: PartOfDay?

    package init(practitioner: Practitioner.ID?, service: ServiceTerm?, days: Int, partOfDay: PartOfDay?) {
        self.practitioner = practitioner
        self.service = service
        self.days = days
        self.partOfDay = partOfDay
    }
}
