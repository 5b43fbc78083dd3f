import Foundation

struct LocalAppointmentsGateway: AppointmentsGateway {
    let desk: Desk

    func appointments(_ list: AppointmentList, limit: Int?, access: Access) async throws -> [AppointmentSummary] {
        let desk = desk
        let limit = limit.map { max(0, $0) }
        let found = try await desk.read("Appointment") { records in
            try AppointmentDesk(records: records, desk: desk).toBeAnswered(
                records.appointments(of: desk.principal, list, limit: limit).shown(to: desk.principal, in: records))
        }
        if desk.principal.role == .practitioner, let done = access.words {
            try await desk.write("Appointment", .read) { records in
                try desk.audit(records, .read, "Appointment", patient: nil, "\(done) the list \(list.words)")
            }
        }
        return found
    }

    func appointment(_ id: Appointment.ID, access: Access) async throws -> AppointmentDetails {
        let desk = desk
        guard let done = access.words else {
            return try await desk.read(id.reference) { try AppointmentDesk(records: $0, desk: desk).opened(id) }
        }
        return try await desk.write(id.reference, .read) { records in
            let details = try AppointmentDesk(records: records, desk: desk).opened(id)
            try desk.audit(records, .read, id.reference, patient: details.appointment.patient, done)
            return details
        }
    }

    func book(_ booking: Booking) async throws -> AppointmentDetails {
        try booking.checkTexts()
        // Most races are lost to what was booked long ago: that is seen without waiting for the other writers.
        let check: RecordCheck = { [desk] records in
            let patient = try AppointmentDesk(records: records, desk: desk).beneficiary(of: booking)
            let rules = SlotRules(records: records, principal: desk.principal)
            let slot = try rules.find(booking.slot)
            try rules.checkTime(ofTaking: slot)
            if booking.overbookingReason == nil { try rules.checkFree(slot, for: patient) }
        }
        return try await write(booking.slot.reference, .create, beforeWaiting: check) { transaction in
            let patient = try transaction.beneficiary(of: booking)
            return try transaction.details(of: transaction.take(booking, for: patient))
        }
    }

    func cancel(
        _ id: Appointment.ID, reason: CancellationReason, text: String?
    ) async throws -> AppointmentDetails {
        let principal = desk.principal
        guard CancellationReason.allowed(to: principal.role).contains(reason) else {
            throw ClinicError.invalid("“\(reason.words(for: principal.role))” is not a reason that you can give.")
        }
        let text = try Self.checked(text)
        return try await write(id.reference) {
            try $0.perform(.cancel, on: id, becoming: .cancelled) {
                $0.cancellationReason = reason
                $0.cancellationText = text
                // A practitioner who has accepted the visit has not declined the request for it, nor has one who notes
                // that the patient does not come.
                if principal.role == .patient || !reason.isPatients && $0.answer(of: principal) != .accepted {
                    $0.answer(principal, .declined)
                }
            }
        }
    }

    func reschedule(
        _ id: Appointment.ID, to slot: Slot.ID, overbookingReason: String?
    ) async throws -> AppointmentDetails {
        let booking = Booking(slot: slot, overbookingReason: overbookingReason)
        try booking.checkTexts()
        return try await write(id.reference) { try $0.reschedule(id, to: booking) }
    }

    func decline(_ id: Appointment.ID, text: String?) async throws -> AppointmentDetails {
        let text = try Self.checked(text)
        return try await write(id.reference) { try $0.decline(id, text: text) }
    }

    func perform(_ action: AppointmentAction, on id: Appointment.ID) async throws -> AppointmentDetails {
        try await write(id.reference) { try $0.perform(action, on: id) }
    }

    /// The text of a cancellation without white space around it; nil where nothing is said.
    private static func checked(_ text: String?) throws(ClinicError) -> String? {
        guard let text = text?.trimmedIfAny else { return nil }
        guard text.count <= 2000 else { throw .invalid("The reason is longer than 2000 characters.") }
        return text
    }

    private func write(
        _ entity: String, _ action: AuditEvent.Action = .update, beforeWaiting check: RecordCheck? = nil,
        _ body: @escaping @Sendable (AppointmentDesk) throws -> AppointmentDetails
    ) async throws -> AppointmentDetails {
        let desk = desk
        return try await desk.write(entity, action, beforeWaiting: check) {
            try body(AppointmentDesk(records: $0, desk: desk))
        }
    }
}

extension Booking {
    fileprivate func checkTexts() throws {
        if let overbookingReason, overbookingReason.allSatisfy(\.isWhitespace) {
            throw ClinicError.invalid("Overbooking needs a reason.")
        }
        guard [reason, overbookingReason].compactMap(\.self).allSatisfy(Self.isFitting) else {
            throw ClinicError.invalid("The reason is longer than \(Self.longestReason) characters.")
        }
    }
}
