import Foundation

extension AuditEvent {
    /// What was done, such as `Looked at: the visit of Tue 24 Nov 2026, 09:00`.
    ///
    /// - Parameter visitTimes: when the visits are that it may name.
    package func deed(_ visitTimes: [Appointment.ID: Date], in zone: Zone) -> Phrase {
        if let deed = deedOfAccount { return deed }
        let thing = thing(visitTimes, in: zone)
        if action == .read, detail.hasPrefix("given out") { return "Gave out: \(thing)" }
        if action == .create, detail.hasPrefix("taken along") { return "Carried over: \(thing)" }
        return switch action {
        case .create: "Made: \(thing)"
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
        case "signed in": "Signed in"
        case "signed out": "Signed out"
        case "locked the screen": "Locked the screen"
        case "unlocked the screen": "Unlocked the screen"
        case "changed the password": "Changed the password"
        case _ where detail.hasPrefix("signed out"): "Signed out elsewhere"
        default: nil
        }
    }

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
