/// A patient and a practitioner who write to each other.
///
/// They have one conversation. Threads are not built from `inResponseTo` or `partOf`: FHIR asks for neither, a message
/// that came from elsewhere may lack both, answer what is not here or several at once, and then stands in no thread that
/// anybody would look into. Who wrote to whom is always there, and a message always has one place.
package struct Correspondence: Hashable, Sendable {
    package let patient: Patient.ID
    package let practitioner: Practitioner.ID

    package init(_ patient: Patient.ID, _ practitioner: Practitioner.ID) {
        self.patient = patient
        self.practitioner = practitioner
    }

    /// Nil unless one of them is a patient and the other a practitioner.
    package init?(between one: Principal, and other: Principal) {
        switch (one, other) {
        case (.patient(let patient), .practitioner(let practitioner)),
            (.practitioner(let practitioner), .patient(let patient)):
            self.init(patient, practitioner)
        default: return nil
        }
    }

    /// The two as `principal` has it, and the side that `id` names.
    package init(of principal: Principal, with id: Conversation.ID) {
        switch principal {
        case .patient(let own): self.init(own, Practitioner.ID(id.rawValue))
        case .practitioner(let own): self.init(Patient.ID(id.rawValue), own)
        }
    }

    /// Who writes to somebody in this role.
    package func other(than role: Principal.Role) -> Principal {
        role == .patient ? .practitioner(practitioner) : .patient(patient)
    }

    /// The conversation as somebody in this role names it.
    package func id(for role: Principal.Role) -> Conversation.ID {
        Conversation.ID(role == .patient ? practitioner.rawValue : patient.rawValue)
    }
}

extension Appointment {
    /// The conversation of those who meet, as somebody in this role names it; nil where one of them is missing.
    package func conversation(for role: Principal.Role) -> Conversation.ID? {
        switch role {
        case .patient: practitioner.map { Conversation.ID($0.rawValue) }
        case .practitioner: patient.map { Conversation.ID($0.rawValue) }
        }
    }
}
