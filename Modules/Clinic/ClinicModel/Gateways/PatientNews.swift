/// The answers of the clinic that a patient has not looked at yet.
package struct PatientNews: Hashable, Sendable {
    /// The visits that were confirmed or moved, or booked for the patient.
    package private(set) var visits: Set<Appointment.ID> = []
    /// How many requests for a refill were approved or declined.
    package private(set) var refillCount = 0
    /// References to what the patient has looked at since others have changed it.
    private var known: Set<String> = []

    package init() {}

    /// - Parameter events: the patient's audit trail, latest first.
    package init(_ events: [AuditEvent], for patient: Patient.ID) {
        var (seen, changed): (Set<String>, Set<String>) = ([], [])
        for event in events where event.outcome == .success {
            if event.agent == patient.reference {
                seen.insert(event.entity)
                if !changed.contains(event.entity) { known.insert(event.entity) }
                continue
            }
            if event.action != .read { changed.insert(event.entity) }
            if Principal(reference: event.agent)?.role == .practitioner, !seen.contains(event.entity) {
                note(event, hasSeenPrescriptions: seen.contains(MedicationRequest.resourceType))
            }
        }
    }

    /// Those of the visits at which the patient has not looked since they were changed.
    package func unseen(of visits: [AppointmentSummary]) -> [AppointmentSummary] {
        visits.filter { !known.contains($0.id.reference) }
    }

    private mutating func note(_ event: AuditEvent, hasSeenPrescriptions: Bool) {
        if let visit = Appointment.ID(reference: event.entity) {
            if event.action == .create || event.detail.hasSuffix(" → booked") { visits.insert(visit) }
        } else if MedicationRequest.ID(reference: event.entity) != nil, !hasSeenPrescriptions {
            if event.detail == "approved" || event.detail.hasPrefix("declined: ") { refillCount += 1 }
        }
    }
}
