import ClinicModel
import Foundation
import SwiftUI

extension AuditEvent {
    /// What was done, such as `Looked at a visit`.
    var deed: LocalizedStringResource {
        if action == .read, detail.hasPrefix("given out") { return "Gave out: \(thing.localized)" }
        return switch action {
        case .create: "Made: \(thing.localized)"
        case .read: "Looked at: \(thing.localized)"
        case .update: "Changed: \(thing.localized)"
        case .delete: "Removed: \(thing.localized)"
        case .execute: "Used: \(thing.localized)"
        }
    }

    /// Whether it was asked for and not done.
    var isRefused: Bool { outcome != .success }

    /// Who did it.
    func agentTitle(seenBy viewer: String) -> String {
        if agent == viewer { return Phrase("You").localized }
        if let agentName { return agentName }
        return Principal(reference: agent) == nil ? Phrase("The clinic’s administration").localized : agent
    }

    private var thing: Phrase {
        switch entity.split(separator: "/").first {
        case "Patient": "demographics"
        case "Appointment": "a visit"
        case "Encounter": "the notes of a visit"
        case "Communication": "messages"
        case "Practitioner": "messages or a calendar"
        case "Slot", "Schedule": "the calendar"
        case "Account": "an account"
        default: "the record"
        }
    }
}
