import ClinicModel

extension CommandVisit {
    /// The appointment of an ID, or of the beginning of that of one of the user's own.
    func appointment(_ typed: Appointment.ID) async throws -> Appointment.ID {
        guard typed.isBeginning else { return typed }
        var own: [AppointmentSummary] = []
        for list in [AppointmentList.upcoming, .requested, .calledOff, .past] {
            own += try await gateways.appointments.appointments(list, limit: 1000, access: .refresh)
        }
        let candidates = own.map { visit in
            IDCandidate(id: visit.id, words: visit.when.map { "\($0)" as Phrase } ?? visit.statusWords)
        }
        return try typed.whole(among: candidates) ?? typed
    }

    /// The patient's own prescription of an ID, of its beginning, or of the name of its medicine where that is active.
    func prescription(_ typed: MedicationRequest.ID) async throws -> MedicationRequest.ID {
        guard case .patient(let own) = gateways.principal else { return typed }
        let known = try await gateways.prescriptions.prescriptions(of: own, access: .refresh)
        let active = known.active.map { IDCandidate(id: $0.id, words: $0.words) }
        let past = known.past.map { IDCandidate(id: $0.id, words: $0.words) }
        return try typed.whole(among: active + past) ?? typed.named(among: active) ?? typed
    }

    /// The patient's own request for a refill of an ID, of its beginning, or of the name of its medicine.
    func ownRefill(_ typed: MedicationRequest.ID) async throws -> MedicationRequest.ID {
        let open = try await openRefills
        return try typed.whole(among: open) ?? typed.named(among: open) ?? typed
    }

    /// The request for a refill of an ID, or of its beginning, among those that wait for an answer.
    func openRefill(_ typed: MedicationRequest.ID) async throws -> MedicationRequest.ID {
        guard typed.isBeginning else { return typed }
        let open = try await openRefills
        return try typed.whole(among: open) ?? typed
    }

    private var openRefills: [IDCandidate<MedicationRequest>] {
        get async throws {
            try await gateways.prescriptions.openRefills(access: .refresh).map { refill in
                IDCandidate(id: refill.id, words: refill.words)
            }
        }
    }
}
