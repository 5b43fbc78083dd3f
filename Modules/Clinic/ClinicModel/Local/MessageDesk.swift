import Foundation

/// One transaction of a principal's with messages.
struct MessageDesk {
    let records: any ClinicRecords
    let principal: Principal
    /// The principal's reference.
    private let own: String

    init(records: any ClinicRecords, principal: Principal) {
        self.records = records
        self.principal = principal
        own = principal.reference
    }

    func conversations() throws -> [ConversationSummary] {
        let unread = try records.unreadCounts(of: principal)
        var drafts = try drafts()
        let begun = try records.lastCommunications(of: principal).map { pair, last in
            try summary(of: pair, last: last, unread, drafts.removeValue(forKey: pair))
        }
        let unsent = try drafts.filter { try isTheirs($0.key) }
            .map { pair, draft in try summary(of: pair, last: nil, unread, draft) }
            .sorted { ($0.name.localizedLowercase, $0.id.rawValue) < ($1.name.localizedLowercase, $1.id.rawValue) }
        return begun.filter { $0.unreadCount > 0 } + unsent + begun.filter { $0.unreadCount == 0 }
    }

    private func summary(
        of pair: Correspondence, last: Communication?, _ unread: [Principal: Int], _ draft: MessageDraft?
    ) throws -> ConversationSummary {
        let other = pair.other(than: principal.role)
        let name = try name(of: other)
        return ConversationSummary(
            id: pair.id(for: principal.role), name: name,
            last: try last.map { try message($0, in: pair, otherName: name) }, unreadCount: unread[other, default: 0],
            zone: try zone(of: pair), draft: draft)
    }

    /// What the principal has written and not sent, by the conversation that it is for.
    private func drafts() throws -> [Correspondence: MessageDraft] {
        var drafts: [Correspondence: MessageDraft] = [:]
        for kept in try records.drafts(from: own) {
            guard let other = kept.recipient.flatMap({ Principal(reference: $0) }),
                let pair = Correspondence(between: principal, and: other)
            else { continue }
            drafts[pair] = kept.text.map { MessageDraft($0, about: kept.appointment) }
        }
        return drafts
    }

    func conversation(_ pair: Correspondence) throws -> Conversation {
        let canWrite = try isTheirs(pair)
        let communications = try records.communications(in: pair)
        guard canWrite || !communications.isEmpty else {
            throw ClinicError.notAllowed(
                principal.role == .patient
                    ? "see messages with a practitioner who is not yours"
                    : "see messages with somebody who is not your patient")
        }
        let name = try name(of: pair.other(than: principal.role))
        return Conversation(
            id: pair.id(for: principal.role), name: name,
            messages: try communications.map { try message($0, in: pair, otherName: name) },
            zone: try zone(of: pair), canWrite: canWrite, draft: try draft(in: pair))
    }

    func send(_ text: String, about appointment: Appointment.ID?, in pair: Correspondence) throws -> Communication {
        guard try isTheirs(pair) else {
            throw ClinicError.notAllowed(
                principal.role == .patient
                    ? "write to a practitioner who is not yours" : "write to somebody who is not your patient")
        }
        if let appointment { try check(appointment, in: pair) }
        let other = pair.other(than: principal.role).reference
        let before = try records.communications(in: pair)
        // The clocks of two programs may differ: what is said later stands later all the same.
        let sent = max(records.now, before.last?.sent ?? records.now)
        let communication = Communication(
            id: .unique(), patient: pair.patient, sender: own, recipient: other, sent: sent,
            appointment: appointment, inResponseTo: before.last { $0.sender == other }?.resourceID, text: text)
        try records.store(communication)
        _ = try keep(MessageDraft(""), in: pair)
        return communication
    }

    private func draft(in pair: Correspondence) throws -> MessageDraft? {
        let kept = try records.draft(from: own, to: pair.other(than: principal.role).reference)
        guard let kept, let text = kept.text else { return nil }
        return MessageDraft(text, about: kept.appointment)
    }

    /// Keeps a draft in the place of the last one, and returns it; nil where nothing has changed. It is in nobody's
    /// record before it is sent.
    func keep(_ draft: MessageDraft, in pair: Correspondence) throws -> Communication? {
        guard try isTheirs(pair) else {
            throw ClinicError.notAllowed(
                principal.role == .patient
                    ? "write to a practitioner who is not yours" : "write to somebody who is not your patient")
        }
        if let appointment = draft.appointment { try check(appointment, in: pair) }
        let other = pair.other(than: principal.role).reference
        let before = try records.draft(from: own, to: other)
        var communication =
            before
            ?? Communication(
                id: .unique(), status: .preparation, patient: nil, sender: own, recipient: other, sent: nil, text: nil)
        communication.text = draft.text.isEmpty ? nil : draft.text
        communication.appointment = draft.text.isEmpty ? nil : draft.appointment
        guard communication != before, before != nil || communication.text != nil else { return nil }
        try records.store(communication)
        return communication
    }

    /// The visits of the two that a message can be about: those to come first, earliest first; then the past ones,
    /// latest first. One that was cancelled or moved is none of them.
    func visits(in pair: Correspondence, limit: Int) throws -> [AppointmentSummary] {
        guard try isTheirs(pair) else { return [] }
        let other = pair.other(than: principal.role)
        let patient = Principal.patient(pair.patient)
        let lists: [AppointmentList] = [.upcoming, .requested, .past]
        return try lists.flatMap { try records.appointments(of: patient, $0) }
            .filter {
                ![.cancelled, .enteredInError].contains($0.appointment.status)
                    && $0.appointment.hasParticipant(principal) && $0.appointment.hasParticipant(other)
            }
            .prefix(max(0, limit)).map { try $0.shown(to: principal, in: records) }
    }

    /// How many messages have been read now, by the conversation that they are in.
    func markRead(_ ids: [Communication.ID]) throws -> [Correspondence: Int] {
        var counts: [Correspondence: Int] = [:]
        for id in ids {
            guard var communication = try records.communication(id) else {
                throw ClinicError.notFound("message \(id)")
            }
            guard communication.recipient == own, let pair = communication.correspondence else {
                throw ClinicError.notAllowed("read a message that was sent to somebody else")
            }
            guard communication.isUnread(by: principal) else { continue }
            communication.received = records.now
            try records.store(communication)
            counts[pair, default: 0] += 1
        }
        return counts
    }

    private func isTheirs(_ pair: Correspondence) throws -> Bool {
        try records.isPatient(pair.patient, of: pair.practitioner)
    }

    private func check(_ id: Appointment.ID, in pair: Correspondence) throws {
        guard let appointment = try records.appointment(id) else { throw ClinicError.notFound("appointment \(id)") }
        guard appointment.hasParticipant(principal) else {
            throw ClinicError.notAllowed("see somebody else’s appointment")
        }
        guard appointment.hasParticipant(pair.other(than: principal.role)) else {
            throw ClinicError.invalid("The message is about a visit that is with somebody else.")
        }
    }

    private func message(
        _ communication: Communication, in pair: Correspondence, otherName: String
    ) throws -> Message {
        let isOwn = communication.sender == own
        let visit = try communication.appointment.flatMap { try records.summary($0) }
        return Message(
            communication: communication, senderName: isOwn ? try records.name(of: principal) : otherName,
            isOwn: isOwn,
            visit: try visit.flatMap {
                $0.appointment.hasParticipant(principal) ? try $0.shown(to: principal, in: records) : nil
            })
    }

    private func name(of other: Principal) throws -> String {
        let name = try records.name(of: other)
        guard name.isEmpty else { return name }
        return Correspondence(between: principal, and: other)?.id(for: principal.role).rawValue ?? ""
    }

    private func zone(of pair: Correspondence) throws -> Zone {
        try records.localZone(of: pair.practitioner)
    }
}
