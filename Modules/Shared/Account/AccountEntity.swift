import ClinicModel
import Foundation

/// What Account shows of the user.
package struct AccountEntity: Hashable, Sendable {
    package let profile: Profile
    /// In the order in which they began.
    package let sessions: [OpenSession]
    /// The latest of the audit trail.
    package let events: [AuditEvent]
    package let hasMoreEvents: Bool
    /// When the user's visits are that the audit trail names, as far as they are known.
    package let visitTimes: [Appointment.ID: Date]
    /// The clinic's zone, in which times are said.
    package let zone: Zone

    package init(
        profile: Profile, sessions: [OpenSession], events: [AuditEvent], hasMoreEvents: Bool,
        visitTimes: [Appointment.ID: Date] = [:], zone: Zone
    ) {
        self.profile = profile
        self.sessions = sessions
        self.events = events
        self.hasMoreEvents = hasMoreEvents
        self.visitTimes = visitTimes
        self.zone = zone
    }

    /// The user, where the record is their own.
    package var patient: Patient? {
        if case .patient(let patient) = profile.person { patient } else { nil }
    }

    package var hasOtherSessions: Bool { sessions.contains { !$0.isCurrent } }
}
