extension ServiceRequest {
    /// What is ordered, as one says it: what is ordered often in the reader's language.
    package var words: Phrase { code.flatMap { OrderChoice($0, in: category) }?.words ?? code?.words ?? "" }
}

extension ServiceRequest.Status {
    /// How an order stands, as one says it.
    package var words: Phrase {
        switch self {
        case .draft: "being written"
        case .active: "ordered"
        case .onHold: "on hold"
        case .revoked: "revoked"
        case .completed: "completed"
        case .enteredInError: "entered in error"
        case .unknown: "not known"
        }
    }
}

extension ServiceRequest.Priority {
    /// How soon it is needed, as one says it.
    package var words: Phrase {
        switch self {
        case .routine: "routine"
        case .urgent: "urgent"
        case .asap: "as soon as possible"
        case .stat: "at once"
        }
    }
}

extension ServiceRequest.Category {
    /// Who is asked, as one says it.
    package var words: Phrase {
        switch self {
        case .laboratory: "Laboratory"
        case .imaging: "Imaging"
        case .referral: "Referral"
        }
    }
}
