import ClinicModel

/// Prescriptions, and the refills that were asked for.
package struct PrescriptionsEntity: Hashable, Sendable {
    /// Those of one patient; nil where the refills are those of several.
    package let prescriptions: PatientPrescriptions?
    package let refills: [Refill]
    /// Whether they are the user's own.
    package let isOwn: Bool

    package init(prescriptions: PatientPrescriptions?, refills: [Refill], isOwn: Bool) {
        self.prescriptions = prescriptions
        self.refills = refills
        self.isOwn = isOwn
    }
}

/// What is typed before something is done about a prescription.
package enum PrescriptionsField: Hashable, Sendable {
    /// The note or the reason.
    case text
}

/// What is asked of the user before something is done about a prescription.
package enum PrescriptionsRequest: Hashable, Sendable, Identifiable {
    case refill(Prescription)
    case stop(Prescription)
    case answer(Refill)

    package var id: MedicationRequest.ID {
        switch self {
        case .refill(let prescription), .stop(let prescription): prescription.id
        case .answer(let refill): refill.id
        }
    }
}
