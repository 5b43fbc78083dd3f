/// How an entry of a record stands, where that is other than one takes for granted of it.

extension MedicationRequest {
    package var standing: Phrase? {
        if doNotPerform == true { return "not to be taken" }
        return status == .active ? nil : status.words
    }
}

extension ServiceRequest {
    package var standing: Phrase { doNotPerform == true ? "not to be done" : status.words }
}

extension Condition {
    package var standing: Phrase? { verificationStatus?.doubt ?? (isActive ? nil : "over") }
}

extension AllergyIntolerance {
    package var standing: Phrase? { verificationStatus?.doubt ?? (isActive ? nil : "over") }
}

extension VerificationStatus {
    fileprivate var doubt: Phrase? {
        switch self {
        case .confirmed, .presumed, .enteredInError: nil
        case .unconfirmed, .provisional, .differential: "not confirmed"
        case .refuted: "ruled out"
        }
    }
}

extension Procedure {
    package var standing: Phrase? {
        switch status {
        case .completed, .enteredInError: nil
        case .preparation: "planned"
        case .inProgress: "going on"
        case .notDone: "not done"
        case .onHold: "on hold"
        case .stopped: "stopped"
        case .unknown: "not known"
        }
    }
}

extension Encounter {
    package var standing: Phrase? { status == .cancelled ? "did not take place" : nil }
}

extension DocumentReference {
    package var standing: Phrase? {
        if status == .superseded { return "superseded" }
        return docStatus == .preliminary ? "being written" : nil
    }
}

extension Observation {
    /// Whether it says what was found, rather than that nothing was.
    package var hasFindings: Bool { status != .cancelled }

    package var standing: Phrase? { [.registered, .preliminary].contains(status) ? "preliminary" : nil }
}
