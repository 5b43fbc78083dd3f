import ClinicModel

extension CommandVisit {
    /// The appointment of an ID, or of the beginning of that of one of the user's own.
    func appointment(_ typed: Appointment.ID) async throws -> Appointment.ID {
        guard typed.isBeginning, try await !isWhole(typed) else { return typed }
        var own: [AppointmentSummary] = []
        for list in [AppointmentList.upcoming, .requested, .calledOff, .past] {
            own += try await gateways.appointments.appointments(list, limit: 1000, access: .refresh)
        }
        let candidates = own.map { visit in
            IDCandidate(id: visit.id, words: visit.when.map { "\($0)" as Phrase } ?? visit.statusWords)
        }
        return try typed.begun(among: candidates) ?? typed
    }

    /// Whether an appointment has this ID. Throws where it is not the user's to see.
    private func isWhole(_ id: Appointment.ID) async throws -> Bool {
        do {
            _ = try await gateways.appointments.appointment(id, access: .refresh)
            return true
        } catch let error as ClinicError {
            guard case .notFound = error else { throw error }
            return false
        }
    }

    /// Does something with the prescription or request of an ID; where there is none, with the one among `choices` that
    /// is named by the beginning of its ID, or by words.
    func with<Outcome>(
        _ typed: MedicationRequest.ID, among choices: () async throws -> PrescriptionChoices,
        _ body: (MedicationRequest.ID) async throws -> Outcome
    ) async throws -> Outcome {
        do {
            return try await body(typed)
        } catch let error as ClinicError {
            guard case .notFound = error else { throw error }
        }
        return try await body(choices().meant(by: typed))
    }

    /// The prescriptions of a patient.
    func prescriptions(of patient: Patient.ID) async throws -> PrescriptionChoices {
        PrescriptionChoices(try await gateways.prescriptions.prescriptions(of: patient, access: .refresh))
    }

    /// The requests for a refill that wait for an answer.
    func openRefills() async throws -> PrescriptionChoices {
        PrescriptionChoices(try await gateways.prescriptions.openRefills(access: .refresh), for: App.role)
    }
}
