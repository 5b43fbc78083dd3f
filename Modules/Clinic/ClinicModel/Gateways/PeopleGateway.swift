/// People whom the principal has to do with.
package protocol PeopleGateway: Sendable {
    /// The practitioners with whom one can book, by name: a practitioner sees only themself.
    func practitioners() async throws -> [PractitionerSummary]

    /// A practitioner's own patients whose names, identifiers or birth dates match, by name. Words match from their
    /// beginnings, without case and accents; an empty text matches all. Each search is audited. Patients may not.
    func patients(matching text: String, limit: Int) async throws -> [Patient]

    /// A practitioner's own patients who do not match, but whose names are written almost so: with one letter more, less,
    /// changed or swapped with the next. By name. Each search is audited. Patients may not.
    func similarPatients(to text: String, limit: Int) async throws -> [Patient]

    /// A patient's demographics: the principal's own, or those of a patient of theirs. Opening them and giving them out is audited.
    func patient(_ id: Patient.ID, access: Access) async throws -> Patient
}

/// A practitioner, and what can be booked with them.
package struct PractitionerSummary: Hashable, Codable, Sendable, Identifiable {
    package let id: Practitioner.ID
    package let name: String
    package let services: [CodeableConcept]
    /// Whether a request waits for the practitioner's word.
    package let needsConfirmation: Bool
    package let zone: Zone
    /// The last day that is open for booking; nil where that is not known.
    package let lastOpenDay: CalendarDate?

    package init(
        id: Practitioner.ID, name: String, services: [CodeableConcept], needsConfirmation: Bool, zone: Zone,
        lastOpenDay: CalendarDate? = nil
    ) {
        self.id = id
        self.name = name
        self.services = services
        self.needsConfirmation = needsConfirmation
        self.zone = zone
        self.lastOpenDay = lastOpenDay
    }
}

extension PeopleGateway {
    /// The patients that match, as many as one looks through.
    package func patients(matching text: String) async throws -> [Patient] {
        try await patients(matching: text, limit: 20)
    }
}

extension [PractitionerSummary] {
    /// The zone of a day that is no appointment's: the first one's, else the program's.
    package var zone: Zone { first?.zone ?? .current }

    /// The last day that is open with one of them, or with any; nil where that is not known.
    package func lastOpenDay(of practitioner: Practitioner.ID?) -> CalendarDate? {
        filter { practitioner == nil || $0.id == practitioner }.compactMap(\.lastOpenDay).max()
    }
}
