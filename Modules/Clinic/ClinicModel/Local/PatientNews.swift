/// What the clinic has done with visits of a patient's that they have not looked at since.
struct PatientNews {
    /// The visits that were confirmed or moved, or booked for the patient.
    private var agreed: Set<Appointment.ID> = []
    /// Those of them that a practitioner has made.
    private var made: Set<Appointment.ID> = []
    /// References to what the patient has looked at since others have changed it.
    private var known: Set<String> = []

    /// - Parameter events: all that was done with these visits, latest first.
    init(_ events: [AuditEvent], for patient: Patient.ID) {
        var (seen, changed): (Set<String>, Set<String>) = ([], [])
        for event in events where event.outcome == .success {
            if event.agent == patient.reference {
                seen.insert(event.entity)
                if !changed.contains(event.entity) { known.insert(event.entity) }
                continue
            }
            if event.action != .read { changed.insert(event.entity) }
            if !seen.contains(event.entity), event.isAnswer, let visit = Appointment.ID(reference: event.entity) {
                agreed.insert(visit)
                if event.action == .create { made.insert(visit) }
            }
        }
    }

    /// Those of the visits that were confirmed or moved, or booked for the patient.
    func answered(among visits: [AppointmentSummary]) -> [AppointmentSummary] {
        visits.filter { agreed.contains($0.id) }
    }

    /// Those of the visits that the clinic has booked for the patient or moved, and was not asked to confirm.
    func booked(among visits: [AppointmentSummary]) -> [Appointment.ID] {
        visits.map(\.id).filter(made.contains)
    }

    /// Those of the visits at which the patient has not looked since they were changed.
    func unseen(among visits: [AppointmentSummary]) -> [AppointmentSummary] {
        visits.filter { !known.contains($0.id.reference) }
    }
}

extension AuditEvent {
    /// Whether a practitioner has agreed to a visit with it.
    fileprivate var isAnswer: Bool {
        Principal(reference: agent)?.role == .practitioner && (action == .create || detail.hasSuffix(" → booked"))
    }
}
