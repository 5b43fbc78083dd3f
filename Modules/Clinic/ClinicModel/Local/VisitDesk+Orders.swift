import Foundation

extension VisitDesk {
    func order(_ draft: OrderDraft, in appointment: Appointment.ID) throws -> ServiceRequest.ID {
        let (encounter, patient) = try findRunning(appointment)
        let draft = try draft.checked()
        let name = draft.code.display
        let open = try records.entries(ServiceRequest.self, of: patient).filter { $0.status.canBecome(.completed) }
        if open.contains(where: { $0.title.lowercased() == name.lowercased() && $0.category == draft.category }) {
            throw ClinicError.invalid("“\(name)” is ordered already.")
        }
        let request = ServiceRequest(
            id: .unique(), categories: [draft.category.concept], priority: draft.priority, code: draft.code,
            patient: patient, encounter: encounter.id, authored: .instant(records.now), requester: principal.reference,
            reasons: draft.reason.map { [CodeableConcept(text: $0)] } ?? [], note: draft.note)
        try records.store(request)
        try audit(.create, request.id.reference, encounter, "ordered")
        return request.id
    }

    func revoke(_ id: ServiceRequest.ID, reason: String, in appointment: Appointment.ID) throws {
        let reason = try reason.checkedReason(to: "revoke an order")
        try end(id, as: .revoked, because: reason, in: appointment, "revoked: \(reason)")
    }

    func complete(_ id: ServiceRequest.ID, in appointment: Appointment.ID) throws {
        try end(id, as: .completed, because: nil, in: appointment, "completed")
    }

    /// An order of the visit ends also after its signature.
    private func end(
        _ id: ServiceRequest.ID, as status: ServiceRequest.Status, because reason: String?,
        in appointment: Appointment.ID, _ done: String
    ) throws {
        let (encounter, patient) = try find(appointment)
        guard var order = try records.entry(id), order.patient == patient, order.encounter == encounter.id,
            !order.isEnteredInError
        else { throw ClinicError.notFound("order \(id)") }
        guard order.status.canBecome(status) else {
            throw ClinicError.notPossible("“\(order.words)” is \(order.status.words) and stays so.")
        }
        order.status = status
        order.statusReason = reason.map { CodeableConcept(text: $0) }
        try records.store(order)
        try audit(.update, id.reference, encounter, done)
    }
}

extension OrderDraft {
    /// The draft without what is around its words, and with the code of what is ordered often. Throws `invalid` for what nobody could carry out.
    fileprivate func checked() throws(ClinicError) -> OrderDraft {
        let name = code.display
        guard !name.allSatisfy(\.isWhitespace) else { throw .invalid("An order says what is to be done.") }
        guard name.count <= 200 else { throw .invalid("The order’s name is longer than 200 characters.") }
        var draft = self
        draft.code = OrderChoice(code, in: category)?.concept ?? code
        draft.reason = reason?.trimmedIfAny
        draft.note = note?.trimmedIfAny
        guard (draft.reason?.count ?? 0) <= 500 else { throw .invalid("The reason is longer than 500 characters.") }
        try draft.note?.checkAsNote()
        return draft
    }
}
