import Foundation

extension AuditEvent {
    /// What was done, such as `Looked at: the visit of Tue 24 Nov 2026, 09:00`.
    ///
    /// - Parameter visitTimes: when the visits are that it may name.
    package func deed(_ visitTimes: [Appointment.ID: Date], in zone: Zone) -> Phrase {
        if let deed = deedOfAccount ?? deedOfRefill ?? deedOfMessage { return deed }
        let thing = thing(visitTimes, in: zone)
        if let deed = deed(with: thing) { return deed }
        return switch action {
        case .create: "Entered: \(thing)"
        case .read: "Looked at: \(thing)"
        case .update: "Changed: \(thing)"
        case .delete: "Removed: \(thing)"
        case .execute: "Used: \(thing)"
        }
    }

    /// Whether it was asked for and not done.
    package var isRefused: Bool { outcome != .success }

    /// Who did it.
    package func agentTitle(seenBy viewer: Principal) -> Phrase {
        if agent == viewer.reference { return "You" }
        if let agentName { return "\(agentName)" }
        return Principal(reference: agent) == nil ? "The clinic’s administration" : "\(agent)"
    }

    /// What was done with an account; nil where it was something else.
    private var deedOfAccount: Phrase? {
        guard entity.hasPrefix("Account") else { return nil }
        return switch detail {
        case _ where detail.hasPrefix("made for"): "Set up: an account"
        case "signed in": "Signed in"
        case "signed out": "Signed out"
        case "locked the screen": "Locked the screen"
        case "unlocked the screen": "Unlocked the screen"
        case "changed the password": "Changed the password"
        case _ where detail.hasPrefix("signed out"): "Signed out elsewhere"
        default: nil
        }
    }

    /// What was done with a medicine or a request for its refill; nil where it was something else.
    private var deedOfRefill: Phrase? {
        guard entity.hasPrefix("MedicationRequest/") else { return nil }
        return switch detail {
        case "withdrawn": "Withdrawn: the request for a refill"
        case "approved": "Approved: a refill"
        case _ where detail.hasPrefix("asked for a refill"): "Asked for: a refill"
        case _ where detail.hasPrefix("declined"): "Declined: a refill"
        case _ where detail.hasPrefix("prescribed"): "Prescribed: a medicine"
        case _ where detail.hasPrefix("stopped"): "Stopped: a medicine"
        default: nil
        }
    }

    /// What was done with a message; nil where it was something else.
    private var deedOfMessage: Phrase? {
        if entity.hasPrefix("Communication/"), detail.hasPrefix("sent to") { return "Wrote: a message" }
        return isAboutMessages && action == .update ? "Read: messages" : nil
    }

    /// What was done with `thing`, where the trail says more than that it was made or changed.
    private func deed(with thing: Phrase) -> Phrase? {
        switch (action, detail) {
        case (.read, _) where detail.hasPrefix("given out"): "Gave out: \(thing)"
        case (.create, _) where detail.hasPrefix("taken along"): "Carried over: \(thing)"
        case (.create, _) where isAboutVisit && detail.hasPrefix("booked"): "Booked: \(thing)"
        case (.create, "pending") where isAboutVisit: "Asked for: \(thing)"
        case (.update, "pending → booked") where isAboutVisit: "Confirmed: \(thing)"
        case (.update, _) where isAboutVisit && detail.contains(" → cancelled"): "Cancelled: \(thing)"
        case (.update, "released to the patient"): "Released: \(thing)"
        case (.create, _) where detail.hasPrefix("signed"), (.update, _) where detail.hasPrefix("signed"):
            "Signed: \(thing)"
        default: nil
        }
    }

    private var isAboutVisit: Bool { entity.hasPrefix("Appointment/") }

    private var isAboutMessages: Bool { detail.hasPrefix("opened the conversation") || detail.hasPrefix("read ") }

    private func thing(_ visitTimes: [Appointment.ID: Date], in zone: Zone) -> Phrase {
        if let time = Appointment.ID(reference: entity).flatMap({ visitTimes[$0] }) {
            return "the visit of \(Moment(time, in: zone))"
        }
        return switch entity.split(separator: "/").first {
        case "Patient": detail.hasSuffix("record") ? "the record" : "demographics"
        case "Appointment": "a visit"
        case "Encounter": "the notes of a visit"
        case "Communication": "messages"
        case "Practitioner" where isAboutMessages: "messages"
        case "Practitioner": "a calendar"
        case "MedicationRequest": "prescriptions"
        case "Observation", "DiagnosticReport": "results"
        case "DocumentReference": "a document"
        case "QuestionnaireResponse": "answers before a visit"
        case "ServiceRequest": "an order"
        case "Slot", "Schedule": "the calendar"
        case "Account": "an account"
        default: "the record"
        }
    }
}
