extension CancellationReason {
    /// As somebody in `role` says and reads it; patients say it of themselves.
    package func words(for role: Principal.Role) -> Phrase {
        guard role == .patient else { return words }
        return switch self {
        case .patient: "I cannot come"
        case .patientFeelingBetter: "I feel better"
        case .patientLackOfTransportation: "I have no way to get there"
        case .patientMemberTerminated: "My insurance has ended"
        case .patientMoved: "I have moved away"
        case .patientPregnant: "I am pregnant"
        case .patientChangedProvider: "I go to somebody else"
        default: words
        }
    }

    private var words: Phrase {
        switch self {
        case .patient: "The patient cannot come"
        case .patientReminderSystem: "Cancelled after an automatic reminder"
        case .patientPortal: "Cancelled online"
        case .patientDeceased: "The patient has died"
        case .patientFeelingBetter: "The patient feels better"
        case .patientLackOfTransportation: "The patient has no way to get here"
        case .patientMemberTerminated: "The patient’s insurance has ended"
        case .patientMoved: "The patient has moved away"
        case .patientPregnant: "The patient is pregnant"
        case .patientScheduledFromWaitlist: "An earlier time became free"
        case .patientChangedProvider: "The patient goes to somebody else"
        case .provider: "The clinic cannot keep it"
        case .providerPersonal: "The practitioner has personal reasons"
        case .providerDischarged: "The treatment has ended"
        case .providerMeeting: "The practitioner is at a meeting or a training"
        case .providerHospitalized: "Somebody is in hospital"
        case .providerLabsOutOfRange: "Laboratory values speak against it"
        case .providerScreeningForm: "The questions before the MRI speak against it"
        case .providerTreatmentPlan: "The plan of treatment has changed"
        case .maintenance: "Equipment is out of order"
        case .preparationIncomplete: "The preparation is not complete"
        case .other: "Another reason"
        case .otherTherapyCap: "The insurer does not pay for it"
        case .otherError: "It was a mistake"
        case .otherFinancial: "The costs"
        case .otherInfiltrate: "No access to a vein was possible"
        case .otherNoInterpreter: "There is no interpreter"
        case .otherUnavailable: "Medication or results are not there yet"
        case .otherRoom: "The room cannot be used"
        case .otherOrderError: "It was ordered by mistake"
        case .otherWalkIn: "It was entered by mistake, as a visit without an appointment"
        case .otherWeather: "The weather"
        }
    }
}

extension Appointment {
    /// The reason as somebody in `role` reads it; nil where what was said of it, or that it was declined, says it all.
    package func cancellationWords(for role: Principal.Role) -> Phrase? {
        guard let reason = cancellationReason else { return nil }
        let saysNothing = reason == .other && cancellationText != nil || reason == .provider && isDeclined
        return saysNothing ? nil : reason.words(for: role)
    }
}
