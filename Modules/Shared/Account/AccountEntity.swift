import ClinicModel

/// What Account shows of the user.
package struct AccountEntity: Hashable, Sendable {
    package let profile: Profile
    /// In the order in which they began.
    package let sessions: [OpenSession]
    /// The latest of the audit trail.
    package let events: [AuditEvent]
    package let hasMoreEvents: Bool
    /// The clinic's zone, in which times are said.
    package let zone: Zone

    package init(
        profile: Profile, sessions: [OpenSession], events: [AuditEvent], hasMoreEvents: Bool, zone: Zone
    ) {
        self.profile = profile
        self.sessions = sessions
        self.events = events
        self.hasMoreEvents = hasMoreEvents
        self.zone = zone
    }

    /// The user, where the record is their own.
    package var patient: Patient? {
        if case .patient(let patient) = profile.person { patient } else { nil }
    }

    package var hasOtherSessions: Bool { sessions.contains { !$0.isCurrent } }
}
