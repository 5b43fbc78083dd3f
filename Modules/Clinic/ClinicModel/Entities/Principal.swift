/// Who is signed in.
package enum Principal: Hashable, Codable, Sendable {
    case patient(Patient.ID)
    case practitioner(Practitioner.ID)

    package enum Role: String, Hashable, Codable, Sendable, CaseIterable {
        case patient, practitioner

        /// Whether one books for others, and over times that are taken: patients book for themselves, and only what is
        /// free.
        package var booksForOthers: Bool { self == .practitioner }
    }

    package var role: Role {
        switch self {
        case .patient: .patient
        case .practitioner: .practitioner
        }
    }

    /// The FHIR reference, such as `Practitioner/7`.
    package var reference: String {
        switch self {
        case .patient(let id): id.reference
        case .practitioner(let id): id.reference
        }
    }

    package init?(reference: String) {
        if let id = Patient.ID(reference: reference) {
            self = .patient(id)
        } else if let id = Practitioner.ID(reference: reference) {
            self = .practitioner(id)
        } else {
            return nil
        }
    }
}
