import ClinicModel
import Foundation
import TestSupport
import Testing

/// What every `MessagesGateway` holds to. Bo names Ines his general practitioner; Ana has to do with nobody yet.
@Suite struct MessagesContract {
    private typealias Attempt = @Sendable (Gateways) async throws -> Void

    private func book(_ gateways: Gateways, with schedule: Schedule) async throws -> Appointment.ID {
        let slot = try ClinicFixture.slot(of: schedule, at: "2026-11-24T08:00:00Z")
        return try await gateways.appointments.book(Booking(slot: slot)).id
    }

    private func texts(_ gateways: Gateways, with id: Conversation.ID) async throws -> [String] {
        try await gateways.messages.conversation(id, access: .refresh).messages.map(\.text)
    }

    private func unread(_ gateways: Gateways) async throws -> Int {
        try await gateways.overview.overview().unreadCount
    }

    @Test(arguments: Keeping.allCases)
    func `both sides read what the one writes to the other`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        let sent = try await clinic.bo.messages.send(MessageDraft("  Is it normal?\n"), to: "ines")
        #expect(sent.messages.map(\.text) == ["Is it normal?"])
        #expect(sent.name == "Dr Ines Okafor" && sent.canWrite && sent.zone == ClinicFixture.zone)
        time.advance(by: 60)
        _ = try await clinic.ines.messages.send(MessageDraft("Yes, it is."), to: "bo")

        let bos = try await clinic.bo.messages.conversation("ines", access: .refresh)
        #expect(bos.messages.map(\.text) == ["Is it normal?", "Yes, it is."])
        #expect(bos.messages.map(\.isOwn) == [true, false])
        #expect(bos.messages.map(\.senderName) == ["Bo Lindqvist", "Dr Ines Okafor"])
        let answer = try #require(bos.messages.last?.communication)
        #expect(answer.inResponseTo == bos.messages.first?.id)
        #expect(answer.sender == "Practitioner/ines" && answer.recipient == "Patient/bo")
        #expect(answer.patient == "bo" && answer.status == .completed)
        #expect(answer.sent == ClinicFixture.monday + 60)

        let hers = try await clinic.ines.messages.conversation("bo", access: .refresh)
        #expect(hers.messages.map(\.isOwn) == [false, true] && hers.name == "Bo Lindqvist")
    }

    @Test(arguments: Keeping.allCases)
    func `a message can be about the visits of the two, those to come first`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        let past = try await book(clinic.bo, with: ClinicFixture.immediate)
        let asked = try ClinicFixture.slot(of: ClinicFixture.confirming, at: "2026-11-26T08:00:00Z")
        let request = try await clinic.bo.appointments.book(Booking(slot: asked)).id
        let later = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-26T09:00:00Z")
        let next = try await clinic.bo.appointments.book(Booking(slot: later)).id
        time.now = try Date("2026-11-25T08:00:00Z")
        #expect(try await clinic.bo.messages.visits(in: "karl", limit: 5).map(\.id) == [next, past])
        #expect(try await clinic.karl.messages.visits(in: "bo", limit: 5).map(\.id) == [next, past])
        #expect(try await clinic.karl.messages.visits(in: "bo", limit: 1).map(\.id) == [next])
        #expect(try await clinic.ines.messages.visits(in: "bo", limit: 5).map(\.id) == [request])
        #expect(try await clinic.ines.messages.visits(in: "ana", limit: 5).isEmpty)
        let last = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-26T10:00:00Z")
        let moved = try await clinic.bo.appointments.reschedule(next, to: last).id
        #expect(try await clinic.bo.messages.visits(in: "karl", limit: 5).map(\.id) == [moved, past])
        _ = try await clinic.bo.appointments.cancel(moved, reason: .patient, text: nil)
        #expect(try await clinic.bo.messages.visits(in: "karl", limit: 5).map(\.id) == [past])
        _ = try await clinic.karl.messages.send(MessageDraft("Well done", about: past), to: "bo")
    }

    @Test(arguments: Keeping.allCases)
    func `what is not sent yet is kept for its writer alone`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        try await clinic.ines.messages.keep(MessageDraft(""), in: "bo")
        #expect(try await clinic.audit(of: "Practitioner/ines").isEmpty, "nothing was there to keep")
        try await clinic.ines.messages.keep(MessageDraft("I am af"), in: "bo")
        try await clinic.ines.messages.keep(MessageDraft("I am afraid"), in: "bo")
        try await clinic.ines.messages.keep(MessageDraft("I am afraid"), in: "bo")
        #expect(try await clinic.audit(of: "Practitioner/ines").count == 2)
        let hers = try await clinic.ines.messages.conversation("bo", access: .refresh)
        #expect(hers.draft == MessageDraft("I am afraid") && hers.messages.isEmpty)
        let bos = try await clinic.bo.messages.conversation("ines", access: .refresh)
        #expect(bos.draft == nil && bos.messages.isEmpty)
        #expect(try await clinic.bo.messages.conversations(access: .refresh).isEmpty)
        #expect(try await clinic.bo.overview.overview().unreadCount == 0)
        #expect(!(try await clinic.bo.audit.events(limit: 10)).contains { $0.detail.contains("unsent") })
        await #expect(throws: ClinicError.self) { try await clinic.karl.messages.keep(MessageDraft("Hm"), in: "bo") }
        _ = try await clinic.ines.messages.send(MessageDraft("I am glad"), to: "bo")
        #expect(try await clinic.ines.messages.conversation("bo", access: .refresh).draft == nil)
        #expect(try await texts(clinic.bo, with: "ines") == ["I am glad"])
    }

    @Test(arguments: Keeping.allCases)
    func `messages of one moment stand as they came`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let all = (1...12).map { "No. \($0)" }
        for text in all { _ = try await clinic.bo.messages.send(MessageDraft(text), to: "ines") }
        #expect(try await texts(clinic.ines, with: "bo") == all)
    }

    @Test(arguments: Keeping.allCases)
    func `an answer stands after the question, whatever the clock of its program says`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        _ = try await clinic.bo.messages.send(MessageDraft("Question"), to: "ines")
        time.advance(by: -3600)
        let answered = try await clinic.ines.messages.send(MessageDraft("Answer"), to: "bo").messages
        #expect(answered.map(\.text) == ["Question", "Answer"])
        #expect(answered.last?.communication.sent == ClinicFixture.monday)
    }

    @Test(arguments: Keeping.allCases)
    func `what is unread is counted until it has been read`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        for text in ["One", "Two"] { _ = try await clinic.bo.messages.send(MessageDraft(text), to: "ines") }
        #expect(try await unread(clinic.ines) == 2)
        #expect(try await unread(clinic.bo) == 0, "what one has sent oneself")
        let conversation = try await clinic.ines.messages.conversation("bo", access: .opening)
        #expect(conversation.unread.count == 2)
        #expect(try await unread(clinic.ines) == 2, "looking alone marks nothing")

        // What comes in between is not among what was shown.
        _ = try await clinic.bo.messages.send(MessageDraft("Three"), to: "ines")
        try await clinic.ines.messages.markRead(conversation.unread)
        #expect(try await unread(clinic.ines) == 1)
        let seen = try await clinic.bo.messages.conversation("ines", access: .refresh)
        #expect(seen.messages.map(\.isRead) == [true, true, false])
        #expect(seen.unread.isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `the list has each conversation once, the latest first`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        _ = try await book(clinic.ana, with: ClinicFixture.confirming)
        #expect(try await clinic.ines.messages.conversations(access: .refresh).isEmpty)
        for (gateways, text) in [(clinic.bo, "First"), (clinic.ana, "Second"), (clinic.bo, "Third")] {
            time.advance(by: 60)
            _ = try await gateways.messages.send(MessageDraft(text), to: "ines")
        }
        let list = try await clinic.ines.messages.conversations(access: .refresh)
        #expect(list.map(\.id) == ["bo", "ana"])
        #expect(list.map(\.name) == ["Bo Lindqvist", "Ana María Fernández"])
        #expect(list.map { $0.last?.text } == ["Third", "Second"])
        #expect(list.map(\.unreadCount) == [2, 1])
        #expect(try await clinic.bo.messages.conversations(access: .refresh).map(\.id) == ["ines"])
        #expect(try await clinic.karl.messages.conversations(access: .refresh).isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `what is unread stands first, and who waits for an answer is known`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        _ = try await book(clinic.ana, with: ClinicFixture.confirming)
        _ = try await clinic.bo.messages.send(MessageDraft("First"), to: "ines")
        time.advance(by: 60)
        let later = try await clinic.ana.messages.send(MessageDraft("Second"), to: "ines")
        try await clinic.ines.messages.markRead(later.messages.map(\.id))
        let list = try await clinic.ines.messages.conversations(access: .refresh)
        #expect(list.map(\.id) == ["bo", "ana"] && list.map(\.unreadCount) == [1, 0])
        #expect(list.filter(ConversationsFilter.unread.lists).map(\.id) == ["bo"])
        #expect(list.map(\.isUnanswered) == [true, true])
        #expect(try await clinic.ines.overview.overview().unansweredConversationCount == 2)
        _ = try await clinic.ines.messages.send(MessageDraft("Answer"), to: "ana")
        let answered = try await clinic.ines.messages.conversations(access: .refresh)
        #expect(answered.filter(ConversationsFilter.unanswered.lists).map(\.id) == ["bo"])
        #expect(try await clinic.ines.overview.overview().unansweredConversationCount == 1)
        #expect(try await clinic.ana.overview.overview().unansweredConversationCount == nil)
        #expect(try await clinic.ana.messages.conversations(access: .refresh).map(\.isUnanswered) == [true])
        #expect(try await clinic.bo.messages.conversations(access: .refresh).map(\.isUnanswered) == [false])
    }

    @Test(arguments: Keeping.allCases)
    func `what was begun and not sent stands in one's own list alone`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let visit = try await book(clinic.ana, with: ClinicFixture.confirming)
        _ = try await clinic.bo.messages.send(MessageDraft("Hello"), to: "ines")
        try await clinic.ines.messages.keep(MessageDraft("Half an answer"), in: "bo")
        try await clinic.ines.messages.keep(MessageDraft("Half a question", about: visit), in: "ana")
        let list = try await clinic.ines.messages.conversations(access: .refresh)
        #expect(list.map(\.id) == ["bo", "ana"])
        #expect(list.map(\.draft) == [MessageDraft("Half an answer"), MessageDraft("Half a question", about: visit)])
        #expect(list.map { $0.last?.text } == ["Hello", nil] && list.last?.isUnanswered == false)
        #expect(try await clinic.bo.messages.conversations(access: .refresh).map(\.draft) == [nil])
        #expect(try await clinic.ana.messages.conversations(access: .refresh).isEmpty)
        try await clinic.ines.messages.keep(MessageDraft(""), in: "ana")
        _ = try await clinic.ines.messages.send(MessageDraft("A whole answer"), to: "bo")
        let sent = try await clinic.ines.messages.conversations(access: .refresh)
        #expect(sent.map(\.id) == ["bo"] && sent.map(\.draft) == [nil])
    }

    @Test(arguments: Keeping.allCases)
    func `one may write to whom one has to do with`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        func ids(_ gateways: Gateways, _ text: String = "") async throws -> [String] {
            try await gateways.messages.correspondents(matching: text, limit: 10).map(\.id.rawValue)
        }
        #expect(try await ids(clinic.bo) == ["ines"])
        #expect(try await ids(clinic.ana) == [])
        #expect(try await ids(clinic.ines) == ["bo"])
        _ = try await book(clinic.ana, with: ClinicFixture.immediate)
        #expect(try await ids(clinic.ana) == ["karl"])
        #expect(try await ids(clinic.karl) == ["ana"])
        #expect(try await ids(clinic.ana, "web") == ["karl"])
        #expect(try await ids(clinic.ana, "nobody") == [])
        #expect(try await ids(clinic.karl, "fern") == ["ana"])
        // There is a conversation before there is a message.
        #expect(try await clinic.ana.messages.conversation("karl", access: .refresh).messages.isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `nobody writes to or reads from who is not theirs`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        _ = try await clinic.bo.messages.send(MessageDraft("For Ines alone"), to: "ines")
        let id = try #require(
            try await clinic.bo.messages.conversation("ines", access: .refresh).messages.first?.id)
        let visit = try await book(clinic.ana, with: ClinicFixture.immediate)
        let attempts: [(Gateways, Attempt)] = [
            (clinic.ana, { _ = try await $0.messages.conversation("ines", access: .opening) }),
            (clinic.ana, { _ = try await $0.messages.conversation("ines", access: .refresh) }),
            (clinic.ana, { _ = try await $0.messages.send(MessageDraft("Hello"), to: "ines") }),
            (clinic.ana, { _ = try await $0.messages.send(MessageDraft("Hello"), to: "bo") }),
            (clinic.ana, { try await $0.messages.markRead([id]) }),
            (clinic.bo, { try await $0.messages.markRead([id]) }),
            (clinic.bo, { _ = try await $0.messages.send(MessageDraft("Hello", about: visit), to: "ines") }),
            (clinic.karl, { _ = try await $0.messages.conversation("bo", access: .opening) }),
            (clinic.karl, { _ = try await $0.messages.conversation("404", access: .refresh) }),
            (clinic.karl, { _ = try await $0.messages.send(MessageDraft("Hello"), to: "bo") }),
            (clinic.karl, { try await $0.messages.markRead([id]) }),
            (clinic.ines, { _ = try await $0.messages.send(MessageDraft("Hello"), to: "ana") }),
        ]
        for (gateways, attempt) in attempts {
            let before = try await clinic.audit(of: gateways.principal.reference).count
            let error = await #expect(throws: ClinicError.self) { try await attempt(gateways) }
            guard case .notAllowed = error else {
                Issue.record("\(String(describing: error)) is no refusal")
                continue
            }
            let events = try await clinic.audit(of: gateways.principal.reference)
            #expect(events.count == before + 1)
            #expect(events.first?.outcome == .minorFailure)
            #expect(events.first?.detail.hasPrefix("refused: ") == true)
        }
        #expect(try await texts(clinic.ines, with: "bo") == ["For Ines alone"])
        #expect(try await unread(clinic.ines) == 1)
        // Whose record it was about sees who tried.
        let tries = try await clinic.bo.audit.events(limit: 100).filter { $0.agent == "Practitioner/karl" }
        #expect(tries.count == 3)
    }

    @Test(arguments: Keeping.allCases)
    func `a message has a text that is not too long`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        for text in ["", " \n\t", String(repeating: "a", count: MessageDraft.longest + 1)] {
            let error = await #expect(throws: ClinicError.self) {
                try await clinic.bo.messages.send(MessageDraft(text), to: "ines")
            }
            guard case .invalid = error else {
                Issue.record("\(String(describing: error)) does not say what is wrong")
                continue
            }
        }
        // One that looks like a single letter is long all the same.
        await #expect(throws: ClinicError.self) {
            let piled = "a" + String(repeating: "\u{301}", count: MessageDraft.longest)
            _ = try await clinic.bo.messages.send(MessageDraft(piled), to: "ines")
        }
        let longest = String(repeating: "é", count: MessageDraft.longest)
        _ = try await clinic.bo.messages.send(MessageDraft(longest), to: "ines")
        #expect(try await texts(clinic.ines, with: "bo") == [longest])
    }

    @Test(arguments: Keeping.allCases)
    func `a message may be about a visit of the two`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let visit = try await book(clinic.bo, with: ClinicFixture.immediate)
        let sent = try await clinic.bo.messages.send(MessageDraft("May I eat before?", about: visit), to: "karl")
        #expect(sent.messages.last?.visit?.id == visit)
        let read = try await clinic.karl.messages.conversation("bo", access: .refresh)
        #expect(read.messages.last?.visit?.practitionerName == "Dr Karl Weber")
        await #expect(throws: ClinicError.invalid("The message is about a visit that is with somebody else.")) {
            try await clinic.bo.messages.send(MessageDraft("Hello", about: visit), to: "ines")
        }
        await #expect(throws: ClinicError.notFound("appointment 404")) {
            try await clinic.bo.messages.send(MessageDraft("Hello", about: "404"), to: "ines")
        }
    }

    @Test(arguments: Keeping.allCases)
    func `what was written stays readable when the visit turns out to be an error, and nothing is added`(
        keeping: Keeping
    ) async throws {
        let clinic = try await keeping.makeClinic()
        let visit = try await book(clinic.ana, with: ClinicFixture.immediate)
        _ = try await clinic.ana.messages.send(MessageDraft("See you", about: visit), to: "karl")
        _ = try await clinic.karl.appointments.perform(.correctEnteredInError, on: visit)
        for (gateways, id) in [(clinic.ana, "karl"), (clinic.karl, "ana")] {
            let conversation = try await gateways.messages.conversation(.init(id), access: .refresh)
            #expect(conversation.messages.map(\.text) == ["See you"] && !conversation.canWrite)
            await #expect(throws: ClinicError.self) {
                try await gateways.messages.send(MessageDraft("Still there?"), to: .init(id))
            }
        }
    }

    @Test(arguments: Keeping.allCases)
    func `sending, opening and reading are noted once, looking again is not`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let sent = try await clinic.bo.messages.send(MessageDraft("Hello"), to: "ines")
        #expect(try await clinic.audit(of: "Patient/bo").map(\.detail) == ["sent to Practitioner/ines"])
        #expect(try await clinic.audit(of: "Patient/bo").first?.entity == sent.messages.first?.id.reference)

        _ = try await clinic.ines.messages.conversations(access: .opening)
        _ = try await clinic.ines.messages.conversations(access: .refresh)
        let opened = try await clinic.ines.messages.conversation("bo", access: .opening)
        _ = try await clinic.ines.messages.conversation("bo", access: .refresh)
        try await clinic.ines.messages.markRead(opened.unread)
        try await clinic.ines.messages.markRead(opened.unread)
        try await clinic.ines.messages.markRead([])
        let events = try await clinic.audit(of: "Practitioner/ines")
        #expect(
            events.map(\.detail) == [
                "read 1 of the messages from Patient/bo", "opened the conversation with Patient/bo",
                "opened the list of conversations",
            ])
        #expect(events.map(\.patient) == ["bo", "bo", nil])
        _ = try await clinic.bo.messages.conversations(access: .opening)
        #expect(try await clinic.audit(of: "Patient/bo").count == 1, "one's own list")
    }

    @Test(arguments: Keeping.allCases)
    func `what was taken back or never sent is neither shown nor counted`(keeping: Keeping) async throws {
        func message(
            _ id: Communication.ID, _ status: Communication.Status = .completed,
            from sender: String = "Practitioner/ines",
            to recipient: String? = "Patient/bo", at sent: Date? = nil
        ) -> ResourceEntity {
            .communication(
                Communication(
                    id: id, status: status, patient: "bo", sender: sender, recipient: recipient, sent: sent,
                    text: id.rawValue))
        }
        let year = try #require(PartialDate("2015"))
        let stated = Communication(
            id: "stated", patient: "bo", sender: "Practitioner/ines", recipient: "Patient/bo", sent: year.beginning,
            text: "stated", statedSent: year)
        let clinic = try await keeping.makeClinic(adding: [
            .communication(stated), message("late", at: ClinicFixture.monday),
            message("early", at: ClinicFixture.monday - 60),
            message("undated"), message("error", .enteredInError), message("draft", .preparation),
            message("elsewhere", from: "Organization/lab"), message("nobody", to: nil),
            message("colleague", to: "Practitioner/karl"),
        ])
        #expect(try await texts(clinic.bo, with: "ines") == ["undated", "stated", "early", "late"])
        let times = try await clinic.bo.messages.conversation("ines", access: .refresh).messages.map(
            \.communication.wasSent)
        #expect(times[1] == .date(year) && times[2] == .instant(ClinicFixture.monday - 60))
        #expect(try await unread(clinic.bo) == 4)
        #expect(try await clinic.bo.messages.conversations(access: .refresh).map(\.unreadCount) == [4])
        #expect(try await unread(clinic.karl) == 0)
        #expect(try await clinic.karl.messages.conversations(access: .refresh).isEmpty)
        let hers = try await clinic.ines.messages.conversation("bo", access: .refresh)
        #expect(hers.draft == nil, "what was brought in is nothing that is typed here")
    }

    @Test(arguments: Keeping.allCases)
    func `a message to several is in the conversation of each, and read by each`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic(adding: [
            .communication(
                Communication(
                    id: "all", patient: nil, sender: "Practitioner/ines", recipient: "Patient/bo",
                    otherRecipients: ["Patient/ana", "Practitioner/karl"], sent: ClinicFixture.monday,
                    text: "We are closed on Friday."))
        ])
        for patient in [clinic.bo, clinic.ana] {
            #expect(try await texts(patient, with: "ines") == ["We are closed on Friday."])
            #expect(try await unread(patient) == 1)
        }
        let anas = try await clinic.ana.messages.conversation("ines", access: .refresh)
        try await clinic.ana.messages.markRead(anas.messages.map(\.id))
        #expect(try await unread(clinic.ana) == 0)
        #expect(try await unread(clinic.bo) == 1)
        await #expect(throws: ClinicError.self) { try await clinic.bo.messages.markRead(anas.messages.map(\.id)) }
        #expect(try await clinic.ines.messages.conversations(access: .refresh).count == 2)
        #expect(try await clinic.karl.messages.conversations(access: .refresh).isEmpty)
        _ = try await clinic.ana.appointments.book(
            Booking(slot: ClinicFixture.slot(of: ClinicFixture.confirming, at: "2026-11-24T08:00:00Z")))
        let answer = try await clinic.ana.messages.send(MessageDraft("Thank you"), to: "ines").messages.last
        #expect(answer?.communication.inResponseTo == "all")
    }

    @Test(arguments: Keeping.allCases)
    func `listeners hear of messages and of reading`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        var heard = clinic.bo.changes.changes().makeAsyncIterator()
        let sent = try await clinic.bo.messages.send(MessageDraft("Hello"), to: "ines")
        #expect(await heard.next() != nil)
        try await clinic.ines.messages.markRead(sent.messages.map(\.id))
        #expect(await heard.next() != nil)
    }

    @Test(arguments: Keeping.allCases)
    func `nothing is sent once a session has ended`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let session = try await clinic.signIn.signIn(userName: "bo", password: ClinicFixture.password, as: .patient)
        let gateways = clinic.gateways(for: session)
        _ = try await gateways.messages.send(MessageDraft("Hello"), to: "ines")
        try await gateways.accounts.signOut(session)
        await #expect(throws: ClinicError.signedOut) {
            try await gateways.messages.send(MessageDraft("Hello again"), to: "ines")
        }
        #expect(try await texts(clinic.ines, with: "bo") == ["Hello"])
    }
}
