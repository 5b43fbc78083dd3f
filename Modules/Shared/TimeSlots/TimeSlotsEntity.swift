import ClinicModel

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
