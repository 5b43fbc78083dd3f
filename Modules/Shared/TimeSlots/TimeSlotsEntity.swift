import ClinicModel
import Foundation

/// What can be chosen when one looks for a time.
package struct TimeSlotsEntity: Hashable, Sendable {
    /// For whom one books.
    package enum Beneficiary: Hashable, Sendable {
        /// The signed-in user.
        case user
        case patient(Person)
        /// One of several, to be found by name.
        case toBeFound
    }

    /// A patient by name.
    package struct Person: Hashable, Sendable {
        package let id: Patient.ID
        package let name: String

        package init(id: Patient.ID, name: String) {
            self.id = id
            self.name = name
        }
    }

    package let practitioners: [PractitionerSummary]
    package let beneficiary: Beneficiary
    /// The visit that is moved.
    package let moved: Visit?
    /// Whether a time that is taken may be booked again, with a reason.
    package let canOverbook: Bool
    package let today: CalendarDate
    package let zone: Zone

    package init(
        practitioners: [PractitionerSummary], beneficiary: Beneficiary, moved: Visit?, canOverbook: Bool,
        today: CalendarDate, zone: Zone
    ) {
        self.practitioners = practitioners
        self.beneficiary = beneficiary
        self.moved = moved
        self.canOverbook = canOverbook
        self.today = today
        self.zone = zone
    }

    /// What can be booked with a practitioner, or with any; each once.
    func services(of practitioner: Practitioner.ID?) -> [ServiceTerm] {
        let offered = practitioners.filter { practitioner == nil || $0.id == practitioner }
        return offered.flatMap(\.services).map(ServiceTerm.init).reduce(into: []) { services, service in
            if !services.contains(service) { services.append(service) }
        }
    }

    /// The service that `term` names, as `services(of:)` has it; nil if nobody offers that.
    func service(_ term: ServiceTerm) -> ServiceTerm? {
        practitioners.lazy.flatMap(\.services).first { $0.matches(term) }.map(ServiceTerm.init)
    }
}

/// Which times to list.
package struct TimeSlotsSearch: Hashable, Codable, Sendable {
    package var practitioner: Practitioner.ID?
    package var service: ServiceTerm?
    package var first: CalendarDate
    package var days: Int
    /// Whose days they are.
    package var zone: Zone
    /// Whether those that are taken are listed too.
    package var includesTaken: Bool

    package init(
        practitioner: Practitioner.ID? = nil, service: ServiceTerm? = nil, first: CalendarDate, days: Int = 14,
        zone: Zone, includesTaken: Bool = false
    ) {
        self.practitioner = practitioner
        self.service = service
        self.first = first
        self.days = days
        self.zone = zone
        self.includesTaken = includesTaken
    }

    package var period: DateInterval { .days(days, from: first, in: zone.timeZone) }

    /// From the first day on without an end.
    package var openPeriod: DateInterval { DateInterval(start: period.start, end: .distantFuture) }

    /// The free times of a period.
    package func query(_ period: DateInterval) -> SlotQuery {
        SlotQuery(practitioner: practitioner, service: service, period: period, limit: 2000)
    }
}
