import ClinicModel
import Foundation
import SharedScenes
import SwiftUI
import TestSupport
import Testing
import ViperKit
import ViperTesting

/// Conversations and Conversation: with their mocks, and in both apps over one clinic.
@MainActor
@Suite struct MessagesSceneTests {
    @Test func `Conversations leads with its mock to a conversation, old or new`() async throws {
        let journey = await SceneJourney { ConversationsFactory.mock() }
        #expect(journey.frame.path == ["Messages"])
        #expect(journey.frame.text.contains("1 new"))
        #expect(journey.frame.text.contains("Draft: Half a question"))
        try await journey.set("Show", to: "Unread")
        #expect(journey.frame.text.contains("Dr. Ada Sample") && !journey.frame.text.contains("Draft:"))
        try await journey.set("Show", to: "All")
        try await journey.press("Dr. Ada Sample")
        #expect(journey.frame.path == ["Messages", "Dr. Ada Sample"])
        try await journey.back()
        try await journey.press("New message")
        #expect(journey.frame.presented == .sheet)
        try await journey.find("bea")
        #expect(journey.frame.element(identifier: "correspondents.person.p1") == nil)
        try await journey.find("nobody")
        #expect(journey.frame.text.contains("matches “nobody”"))
        try await journey.press("Cancel")
        #expect(journey.frame.presented == nil)
        try await journey.press("New message")
        try await journey.press("Dr. Ada Sample")
        #expect(journey.frame.path == ["Messages", "Dr. Ada Sample"])
        #expect(journey.host.warnings.isEmpty)
    }

    @Test func `Conversation shows with its mock who wrote what when, sends, and leads to the visit`() async throws {
        let journey = await SceneJourney { ConversationFactory.mock(parameters: .init(id: "p1", about: "2")) }
        let text = journey.frame.text
        let question = try #require(text.range(of: "Shall I come without breakfast?"))
        let answer = try #require(text.range(of: "Water is fine."))
        #expect(question.lowerBound < answer.lowerBound)
        #expect(text.contains("Tue 24 Nov 2026, 08:00 · Read") && text.contains("You"))
        #expect(text.contains("About the visit on Thu 26 Nov 2026, 14:00–14:20"))
        #expect(journey.frame.element("Send")?.isEnabled == false)
        #expect(journey.frame.element("Message")?.isFocused == true, "one comes to write")
        try await journey.set("Message", to: "And after that?")
        try await journey.press("Send")
        #expect(journey.frame.text.contains("And after that?"))
        #expect(journey.frame.element("Message")?.value == "")
        #expect(journey.frame.element("Message")?.isFocused == true, "one goes on writing")
        #expect(journey.frame.element("Leave out") == nil, "the visit went with the message")
        try await journey.press(.identifier("conversation.visit.1"))
        #expect(journey.frame.path.last == "Appointment")
        #expect(journey.host.warnings.isEmpty)
    }

    @Test func `a patient to write to is found as any other, and who was found before is not offered`() async throws {
        let clinic = try await SceneClinic()
        _ = try await clinic.requested()
        let app = await clinic.doctorApp(
            RootParameters(link: "/messages"), session: try await clinic.signIn("ines", as: .practitioner))
        func offers(_ id: String) -> Bool {
            app.frame.element(identifier: "correspondents.person.\(id)") != nil
        }
        try await app.press("New message")
        #expect(offers("ana") && offers("bo"))
        #expect(app.frame.element("Name")?.isFocused == true, "a name is typed first")
        try await app.type("lind")
        #expect(!offers("ana") && !offers("bo"))
        #expect(app.frame.text.contains("Press return to look for “lind”."))
        try await app.key("enter")
        #expect(!offers("ana") && offers("bo"))
        #expect(app.frame.presented == .sheet)
        try await app.key("enter")
        #expect(app.frame.element(identifier: "correspondents.person.bo")?.isFocused == true, "one goes on to choose")
        for text in ["29 feb 1984", "Feb 1984", "29.02.84"] {
            try await app.find(text)
            #expect(offers("ana") && !offers("bo"), "\(text)")
        }
        try await app.find("lindqist")
        #expect(app.frame.text.contains("Nobody whom you may write to matches “lindqist”."))
        #expect(app.frame.text.contains("Similar names") && offers("bo"))
    }

    @Test func `who has attached a visit goes on writing`() async throws {
        let clinic = try await SceneClinic()
        let visit = try await clinic.booked()
        let app = await clinic.doctorApp(
            RootParameters(link: "/messages/ana"), session: try await clinic.signIn("karl", as: .practitioner),
            style: .screen)
        try await app.key("shift-tab")
        #expect(app.frame.element(identifier: "conversation.attachVisit")?.isFocused == true)
        try await app.key("enter")
        #expect(app.frame.presented == .sheet)
        try await app.press(.identifier("visitChoice.visit.\(visit.id)"))
        #expect(app.frame.element(identifier: "conversation.draft")?.isFocused == true)
        try await app.type("Please bring the report.")
        #expect(app.frame.element(identifier: "conversation.draft")?.value == "Please bring the report.")
        #expect(app.frame.text.contains("About the visit on"))
    }

    @Test(arguments: Keeping.allCases)
    func `a visit is attached in the conversation`(_ keeping: Keeping) async throws {
        let clinic = try await SceneClinic(keeping)
        let visit = try await clinic.booked()
        let app = await clinic.doctorApp(
            RootParameters(link: "/messages/ana"), session: try await clinic.signIn("karl", as: .practitioner))
        try await app.press("Attach a visit")
        #expect(app.frame.presented == .sheet)
        try await app.press("Attach none")
        #expect(app.frame.element("Leave out") == nil)
        try await app.press("Attach a visit")
        try await app.press(.identifier("visitChoice.visit.\(visit.id)"))
        #expect(app.frame.text.contains("About the visit on"))
        try await app.press("Leave out")
        try await app.press("Attach a visit")
        try await app.press(.identifier("visitChoice.visit.\(visit.id)"))
        try await app.set("Message", to: "Please bring the report.")
        try await app.press("Send")
        #expect(app.frame.element("Attach a visit") != nil, "the visit went with the message")
        #expect(app.frame.element("Message")?.isFocused == true, "one goes on writing")
        let sent = try await clinic.kept.ana.messages.conversation("karl", access: .refresh).messages.last
        #expect(sent?.visit?.id == visit.id && sent?.text == "Please bring the report.")
    }

    @Test(arguments: Keeping.allCases)
    func `a list says who waits for an answer and what was begun, and shows those alone`(_ keeping: Keeping)
        async throws
    {
        let clinic = try await SceneClinic(keeping)
        _ = try await clinic.requested()
        let asked = try await clinic.kept.bo.messages.send(MessageDraft("Is it contagious?"), to: "ines")
        try await clinic.kept.ines.messages.markRead(asked.messages.map(\.id))
        _ = try await clinic.kept.ines.messages.send(MessageDraft("See you"), to: "ana")
        let app = await clinic.doctorApp(
            RootParameters(link: "/messages"), session: try await clinic.signIn("ines", as: .practitioner))
        #expect(app.frame.text.contains("You have not answered") && app.frame.text.contains("You: See you"))
        try await app.set("Show", to: "Unanswered")
        #expect(app.frame.text.contains("Bo Lindqvist") && !app.frame.text.contains("Ana María"))
        try await app.set("Show", to: "Unread")
        #expect(app.frame.text.contains("Every message is read"))
        try await app.set("Show", to: "Unanswered")
        try await app.press("Bo Lindqvist")
        try await app.set("Message", to: "Not any")
        #expect(
            try await comes {
                try await clinic.kept.ines.messages.conversation("bo", access: .refresh).draft?.text == "Not any"
            })
        try await app.back()
        #expect(await app.waits { $0.text.contains("Draft: Not any") && $0.text.contains("You have not answered") })
        try await app.press("Bo Lindqvist")
        try await app.press("Send")
        try await app.back()
        #expect(await app.waits { $0.text.contains("No message waits for your answer") })
    }

    @Test(arguments: Keeping.allCases)
    func `Home says how many conversations wait for an answer, as their list does`(_ keeping: Keeping) async throws {
        let clinic = try await SceneClinic(keeping)
        _ = try await clinic.requested()
        let ines = clinic.kept.ines.messages
        let asked = try await clinic.kept.bo.messages.send(MessageDraft("Is it contagious?"), to: "ines")
        try await ines.markRead(asked.messages.map(\.id))
        let app = await clinic.doctorApp(session: try await clinic.signIn("ines", as: .practitioner))
        func says(_ words: String) async -> Bool {
            await app.waits { $0.element(identifier: "home.messages")?.value == words }
        }
        #expect(await says("1 to answer"))
        _ = try await clinic.kept.ana.messages.send(MessageDraft("May I eat before?"), to: "ines")
        #expect(await says("2 to answer, 1 unread"))
        let conversations = try await ines.conversations(access: .refresh)
        #expect(conversations.count { ConversationsFilter.unanswered.lists($0) } == 2)
        _ = try await ines.send(MessageDraft("Not any more."), to: "bo")
        #expect(await says("1 to answer, 1 unread"))
    }

    @Test func `a conversation leads the practitioner to the patient's record, and not the patient`() async throws {
        let clinic = try await SceneClinic()
        _ = try await clinic.requested()
        let doctor = await clinic.doctorApp(
            RootParameters(link: "/messages/bo"), session: try await clinic.signIn("ines", as: .practitioner))
        #expect(doctor.frame.path.last == "Bo Lindqvist")
        try await doctor.press(.identifier("conversation.record"))
        #expect(doctor.frame.path.last == "Record" && doctor.frame.text.contains("Bo Lindqvist"))
        try await doctor.back()
        try await doctor.set("Message", to: "Please come by.")
        try await doctor.press("Send")
        #expect(doctor.frame.element(identifier: "conversation.record") != nil, "it stays when something is sent")
        let patient = await clinic.patientApp(
            RootParameters(link: "/messages/ines"), session: try await clinic.signIn("bo", as: .patient))
        #expect(patient.frame.path.last == "Dr Ines Okafor")
        #expect(patient.frame.element(identifier: "conversation.record") == nil)
        #expect(doctor.host.warnings.isEmpty && patient.host.warnings.isEmpty)
    }

    @Test func `a conversation that is not there says so and goes back`() async throws {
        let clinic = try await SceneClinic()
        let app = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient))
        app.coordinator.replacePath([ConversationsParameters(), ConversationParameters(id: "ines")])
        await app.host.settle()
        #expect(app.frame.title == "You may not see messages with a practitioner who is not yours.")
        try await app.press("OK")
        #expect(app.frame.path == ["Home", "Messages"])
    }

    @Test(arguments: Keeping.allCases)
    func `a patient and a practitioner write to each other in their open screens`(_ keeping: Keeping) async throws {
        let clinic = try await SceneClinic(keeping)
        let patient = await clinic.patientApp()
        try await patient.signIn("bo")
        let doctor = await clinic.doctorApp()
        try await doctor.signIn("ines")

        try await patient.press("Messages")
        #expect(patient.frame.text.contains("No messages yet"))
        try await patient.press("New message")
        try await patient.press("Dr Ines Okafor")
        #expect(patient.frame.path == ["Home", "Messages", "Dr Ines Okafor"])
        try await patient.set("Message", to: "Is it contagious?")
        try await patient.press("Send")

        #expect(await doctor.waits { $0.element(identifier: "home.messages")?.value == "1 to answer, 1 unread" })
        try await doctor.press(.identifier("home.messages"))
        #expect(doctor.frame.text.contains("1 new"))
        try await doctor.press("Bo Lindqvist")
        #expect(doctor.frame.text.contains("Is it contagious?"))
        #expect(await patient.waits { $0.text.contains("Read") })

        // What is typed stays while something arrives, which is read where it arrives.
        try await patient.set("Message", to: "I forgot to say")
        try await doctor.set("Message", to: "Not any more.")
        try await doctor.press("Send")
        #expect(await patient.waits { $0.text.contains("Not any more.") })
        #expect(patient.frame.element("Message")?.value == "I forgot to say")
        #expect(await doctor.waits { $0.text.contains("Read") })
        #expect(try await comes { try await clinic.kept.bo.overview.overview().unreadCount == 0 })
        try await doctor.back()
        try await doctor.back()
        #expect(doctor.frame.element(identifier: "home.messages")?.value == "none unread")
    }

    @Test(arguments: Keeping.allCases)
    func `what was typed and not sent is there again, on whatever device`(_ keeping: Keeping) async throws {
        let clinic = try await SceneClinic(keeping)
        let visit = try await clinic.booked()
        let link = RootParameters(link: "/messages/karl")
        let app = await clinic.patientApp(link, session: try await clinic.signIn("ana", as: .patient))
        try await app.press("Attach a visit")
        try await app.press(.identifier("visitChoice.visit.\(visit.id)"))
        try await app.set("Message", to: "Half a thought")
        #expect(
            try await comes {
                try await clinic.kept.ana.messages.conversation("karl", access: .refresh).draft
                    == MessageDraft("Half a thought", about: visit.id)
            })
        try await app.back()
        #expect(app.frame.path == ["Home", "Messages"])
        let elsewhere = await clinic.patientApp(link, session: try await clinic.signIn("ana", as: .patient))
        #expect(elsewhere.frame.element("Message")?.value == "Half a thought")
        #expect(elsewhere.frame.element("Leave out") != nil)
        try await elsewhere.press("Send")
        let sent = try await clinic.kept.ana.messages.conversation("karl", access: .refresh)
        #expect(sent.messages.map(\.text) == ["Half a thought"] && sent.draft == nil)
    }

    @Test func `going back asks before it loses what could not be kept`() async throws {
        let clinic = try await SceneClinic()
        let app = await clinic.patientApp(
            RootParameters(link: "/messages/ines"), session: try await clinic.signIn("bo", as: .patient))
        #expect(app.frame.path == ["Home", "Messages", "Dr Ines Okafor"])
        let long = String(repeating: "a", count: MessageDraft.longest + 1)
        try await app.set("Message", to: long)
        #expect(await app.waits { $0.element(identifier: "conversation.back") != nil })
        try await app.back()
        #expect(app.frame.title == "Discard what you typed?")
        try await app.press("Keep writing")
        #expect(app.frame.element("Message")?.value == long)
        try await app.press(.identifier("conversation.back"))
        try await app.press("Discard")
        #expect(app.frame.path == ["Home", "Messages"])
        try await app.back()
        #expect(app.frame.path == ["Home"])
        #expect(try await clinic.kept.bo.messages.conversation("ines", access: .refresh).messages.isEmpty)
    }

    @Test func `who leaves at once waits until it is kept, and is asked where it cannot be`() async throws {
        let interactor = DraftInteractor()
        let presenter = ConversationPresenter(interactor: interactor, parameters: ConversationParameters(id: "p1"))
        presenter.didLoad()
        while presenter.conversation.value == nil { await Task.yield() }
        presenter.draft = "One"
        while presenter.asksBeforeGoingBack { await Task.yield() }
        #expect(await interactor.drafts == ["One"])
        presenter.draft = "One two"
        #expect(presenter.asksBeforeGoingBack)
        presenter.didTapBack()
        while presenter.asksBeforeGoingBack || presenter.progressViewParameters != nil { await Task.yield() }
        #expect(await interactor.drafts == ["One", "One two"] && presenter.alertParameters == nil)
        await interactor.fail()
        presenter.draft = "One two three"
        presenter.didTapBack()
        while presenter.alertParameters == nil { await Task.yield() }
        #expect(presenter.alertParameters?.title == "Discard what you typed?" && presenter.draft == "One two three")
    }

    @Test func `what comes behind a lock or behind another scene is not read before somebody sees it`() async throws {
        let clinic = try await SceneClinic()
        let lockClock = SceneClock()
        let visit = try await clinic.booked().id
        _ = try await clinic.kept.ana.messages.send(MessageDraft("Before", about: visit), to: "karl")
        let app = await clinic.patientApp(
            RootParameters(link: "/messages/karl", lockDelay: .seconds(600)), lockClock: lockClock)
        try await app.signIn("ana")
        func unread() async throws -> Int { try await clinic.kept.ana.overview.overview().unreadCount }

        try await app.press(.identifier("conversation.visit.\(try await firstMessage(clinic))"))
        #expect(app.frame.path.last == "Appointment")
        _ = try await clinic.kept.karl.messages.send(MessageDraft("Behind a scene"), to: "ana")
        try await app.wait(milliseconds: 200)
        #expect(try await unread() == 1)
        try await app.back()
        #expect(await app.waits { $0.text.contains("Behind a scene") })
        #expect(try await comes { try await unread() == 0 })

        await app.host.advance(lockClock, by: .seconds(600))
        #expect(app.frame.isLocked)
        _ = try await clinic.kept.karl.messages.send(MessageDraft("Behind a lock"), to: "ana")
        try await app.wait(milliseconds: 200)
        #expect(try await unread() == 1)
        try await app.set("Password", to: ClinicFixture.password)
        try await app.press("Unlock")
        #expect(await app.waits { $0.text.contains("Behind a lock") })
        #expect(try await comes { try await unread() == 0 })
    }

    @Test(arguments: Keeping.allCases)
    func `one writes about a visit from the visit, and the message leads back to it`(_ keeping: Keeping) async throws {
        let clinic = try await SceneClinic(keeping)
        let visit = try await clinic.booked().id
        let patient = await clinic.patientApp(
            RootParameters(link: "/appointments/\(visit)"), session: try await clinic.signIn("ana", as: .patient))
        try await patient.press("Write about this visit")
        #expect(patient.frame.path == ["Home", "Appointments", "Appointment", "Dr Karl Weber"])
        #expect(patient.frame.text.contains("About the visit on Tue 24 Nov 2026"))
        try await patient.set("Message", to: "May I eat before?")
        try await patient.press("Send")

        let doctor = await clinic.doctorApp(
            RootParameters(link: "/messages/ana"), session: try await clinic.signIn("karl", as: .practitioner))
        #expect(doctor.frame.text.contains("May I eat before?"))
        try await doctor.press(.identifier("conversation.visit.\(try await firstMessage(clinic))"))
        #expect(doctor.frame.path == ["Home", "Messages", "Ana María Fernández", "Appointment"])
        #expect(doctor.frame.text.contains("Rash"))
        try await doctor.press("Write about this visit")
        try await doctor.press("Leave out")
        try await doctor.set("Message", to: "Nothing heavy.")
        try await doctor.press("Send")
        let sent = try await clinic.kept.karl.messages.conversation("ana", access: .refresh).messages
        #expect(sent.map { $0.visit?.id } == [visit, nil])
    }

    @Test(arguments: Keeping.allCases)
    func `what was begun does not become a message about the visit from which one comes`(_ keeping: Keeping)
        async throws
    {
        let clinic = try await SceneClinic(keeping)
        let visit = try await clinic.booked().id
        let messages = clinic.kept.ana.messages
        try await messages.keep(MessageDraft("Half a thought"), in: "karl")
        let app = await clinic.patientApp(
            RootParameters(link: "/appointments/\(visit)"), session: try await clinic.signIn("ana", as: .patient))
        try await app.press("Write about this visit")
        #expect(app.frame.element("Message")?.value == "Half a thought")
        #expect(app.frame.text.contains("It is not about the visit on Tue 24 Nov 2026"))
        #expect(app.frame.element("Leave out") == nil)
        let kept = try await messages.conversation("karl", access: .refresh).draft
        #expect(kept == MessageDraft("Half a thought"))
        try await app.press("Attach a visit")
        try await app.press(.identifier("visitChoice.visit.\(visit)"))
        #expect(!app.frame.text.contains("You had begun a message") && app.frame.element("Leave out") != nil)
        try await app.press("Send")
        #expect(await app.waits { $0.element("Message")?.value == "" })
        let sent = try await messages.conversation("karl", access: .refresh).messages
        #expect(sent.map { $0.visit?.id } == [visit] && sent.map(\.text) == ["Half a thought"])
    }

    @Test func `a long conversation begins at its end, and follows what comes`() async throws {
        let clinic = try await SceneClinic()
        for number in 1...80 { _ = try await clinic.kept.bo.messages.send(MessageDraft("No. \(number);"), to: "ines") }
        let app = await clinic.patientApp(
            RootParameters(link: "/messages/ines"), session: try await clinic.signIn("bo", as: .patient),
            style: .screen)
        #expect(app.frame.text.contains("No. 80;") && !app.frame.text.contains("No. 1;"))
        _ = try await clinic.kept.ines.messages.send(MessageDraft("That is a lot."), to: "bo")
        #expect(await app.waits { $0.text.contains("That is a lot.") })
        #expect(app.frame.element("Message") != nil)
    }

    @Test func `a message that is too long says so and stays`() async throws {
        let clinic = try await SceneClinic()
        let app = await clinic.patientApp(
            RootParameters(link: "/messages/ines"), session: try await clinic.signIn("bo", as: .patient))
        let long = String(repeating: "a", count: MessageDraft.longest + 1)
        try await app.set("Message", to: long)
        try await app.press("Send")
        #expect(app.frame.title == "The message is longer than 4000 characters.")
        try await app.press("OK")
        #expect(app.frame.element("Message")?.value == long)
    }

    @Test func `where nobody may be written to any more, it says so`() async throws {
        let clinic = try await SceneClinic()
        let visit = try await clinic.booked().id
        _ = try await clinic.kept.ana.messages.send(MessageDraft("See you"), to: "karl")
        _ = try await clinic.kept.karl.appointments.perform(.correctEnteredInError, on: visit)
        let app = await clinic.patientApp(
            RootParameters(link: "/messages/karl"), session: try await clinic.signIn("ana", as: .patient))
        #expect(app.frame.text.contains("See you") && app.frame.text.contains("can only read this"))
        #expect(app.frame.element("Send") == nil)
    }

    @Test func `opening a conversation is noted once, and what comes into it is not`() async throws {
        let clinic = try await SceneClinic(.sqlite)
        let app = await clinic.doctorApp(
            RootParameters(link: "/messages/bo"), session: try await clinic.signIn("ines", as: .practitioner))
        _ = try await clinic.kept.bo.messages.send(MessageDraft("Hello"), to: "ines")
        #expect(await app.waits { $0.text.contains("Hello") })
        #expect(try await comes { try await clinic.kept.ines.overview.overview().unreadCount == 0 })
        try await app.refresh()
        let events = try await clinic.kept.audit(of: "Practitioner/ines").map(\.detail)
        #expect(events.count { $0 == "opened the conversation with Patient/bo" } == 1)
        #expect(events.count { $0 == "read 1 of the messages from Patient/bo" } == 1)
    }

    /// Nobody waits for what is noted as read: whether `condition` comes to hold all the same.
    private func comes(_ condition: () async throws -> Bool) async throws -> Bool {
        let end = ContinuousClock.now + .seconds(10)
        while try await !condition() {
            guard ContinuousClock.now < end else { return false }
            try await Task.sleep(for: .milliseconds(2))
        }
        return true
    }

    private func firstMessage(_ clinic: SceneClinic) async throws -> Communication.ID {
        let conversation = try await clinic.kept.ana.messages.conversation("karl", access: .refresh)
        return try #require(conversation.messages.first?.id)
    }
}

private actor DraftInteractor: ConversationInteractive {
    private(set) var drafts: [String] = []
    private var isFailing = false

    func fail() { isFailing = true }

    func keep(_ draft: MessageDraft, in id: Conversation.ID) async throws {
        guard !isFailing else { throw ClinicError.busy }
        drafts.append(draft.text)
    }

    func fetchConversation(_ parameters: ConversationParameters, access: Access) async throws -> ConversationEntity {
        ConversationEntity(
            conversation: Conversation(id: parameters.id, name: "Karl", messages: [], zone: .utc, canWrite: true),
            visit: nil)
    }

    func fetchVisits(in id: Conversation.ID) async throws -> [Visit] { [] }

    func send(_ draft: MessageDraft, to id: Conversation.ID) async throws -> Conversation {
        throw ClinicError.busy
    }

    func markRead(_ ids: [Communication.ID]) async throws {}

    nonisolated func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}
