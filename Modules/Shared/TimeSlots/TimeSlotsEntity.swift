import ClinicModel
import Foundation

/// What can be chosen when one looks for a time.
package struct TimeSlotsEntity: Hashable, Sendable {
    /// For whom one books.
    package enum Beneficiary: Hashable, Sendable {
        /// The signed-in user.
        case user
        case patient(Patient.ID, name: String)
        /// One of several, to be found by name.
        case toBeFound
    }

    package let practitioners: [PractitionerSummary]
    package let beneficiary: Beneficiary
    /// The visit that is moved.
    package let moved: Visit?
    /// Whether a time that is taken may be booked again, with a reason.
    package let canOverbook: Bool
    /// Whether booking may be a request that waits for the other side's word.
    package let mayNeedConfirmation: Bool
    package let today: CalendarDate
    package let timeZoneName: String

    package init(
        practitioners: [PractitionerSummary], beneficiary: Beneficiary, moved: Visit?, canOverbook: Bool,
        mayNeedConfirmation: Bool, today: CalendarDate, timeZoneName: String
    ) {
        self.practitioners = practitioners
        self.beneficiary = beneficiary
        self.moved = moved
        self.canOverbook = canOverbook
        self.mayNeedConfirmation = mayNeedConfirmation
        self.today = today
        self.timeZoneName = timeZoneName
    }

    package var timeZone: TimeZone { TimeZone(identifier: timeZoneName) ?? .gmt }
}

/// Which times to list.
package struct TimeSlotsSearch: Hashable, Codable, Sendable {
    package var practitioner: Practitioner.ID?
    /// A code or the words of a service.
    package var service: String?
    /// The first day, in the clinic's zone.
    package var first: CalendarDate
    package var days: Int
    /// Whether those that are taken are listed too.
    package var includesTaken: Bool

    package init(
        practitioner: Practitioner.ID? = nil, service: String? = nil, first: CalendarDate, days: Int = 14,
        includesTaken: Bool = false
    ) {
        self.practitioner = practitioner
        self.service = service
        self.first = first
        self.days = days
        self.includesTaken = includesTaken
    }

    package func period(in zone: TimeZone) -> DateInterval { .days(days, from: first, in: zone) }
}
