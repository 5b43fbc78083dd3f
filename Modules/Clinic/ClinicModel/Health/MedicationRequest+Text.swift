extension MedicationRequest.Status {
    /// How a prescription stands, as one says it.
    package var words: Phrase {
        switch self {
        case .active: "active"
        case .onHold: "on hold"
        case .cancelled: "revoked"
        case .completed: "completed"
        case .enteredInError: "entered in error"
        case .stopped: "stopped"
        case .draft: "being written"
        case .unknown: "not known"
        }
    }
}

extension MedicationRequest.RefillOutcome {
    /// How a request for a refill stands, as one says it.
    package var words: Phrase {
        switch self {
        case .open: "asked for"
        case .approved: "approved"
        case .declined: "declined"
        case .withdrawn: "withdrawn"
        }
    }
}

extension DetectedIssue {
    /// Completes “To …, a reason is needed.”
    package var words: Phrase {
        switch (kind, near) {
        case (.allergy, nil): "prescribe it in spite of the allergy to \(detail)"
        case (.duplicate, nil): "prescribe it besides \(detail), which is active"
        case (.prohibition, nil): "prescribe it although \(detail) is not to be taken"
        case (.relatedAllergy, _): "prescribe it in spite of the allergy to \(detail), which is related"
        case (.duplicateClass, _): "prescribe it besides \(detail), which does the same"
        case (.allergy, let near?):
            "prescribe what is close to \(near) in spite of the allergy to \(detail)"
        case (.duplicate, let near?): "prescribe what is close to \(near) besides \(detail), which is active"
        case (.prohibition, let near?):
            "prescribe what is close to \(near) although \(detail) is not to be taken"
        }
    }
}
