import ClinicModel
import DoctorScenes
import Foundation
import PatientScenes
import SharedScenes
import SwiftUI
import TestSupport
import Testing
import ViperKit
import ViperTesting

@MainActor
@Suite struct PatientIntakeTests {
    @Test func `the mock asks, shows what a condition opens, names what is missing and signs`() async throws {
        let scene = await SceneJourney { IntakeFactory.mock() }
        #expect(scene.frame.title == "Questions before the visit")
        #expect(!scene.frame.text.contains("How high was it?"))
        try await scene.set("Have you had a fever?", to: "Yes")
        #expect(scene.frame.text.contains("How high was it?"))
        try await scene.press("Sign as Sam Sample")
        #expect(scene.frame.presented == .alert)
        #expect(scene.frame.text.contains("“What brings you here?”: It needs an answer."))
        try await scene.press("OK")
        #expect(scene.frame.element(identifier: "intake.why")?.isFocused == true)
        try await scene.set(.identifier("intake.why"), to: "A cough")
        try await scene.set(.identifier("intake.degrees"), to: "39.")
        #expect(scene.frame.element(identifier: "intake.degrees")?.value == "39.")
        try await scene.set(.identifier("intake.degrees"), to: "39.5")
        try await scene.set(.identifier("intake.low"), to: "Often")
        #expect(scene.frame.text.contains("Score"))
        try await scene.press("Sign as Sam Sample")
        #expect(scene.frame.text.contains("Say first that they are true"))
        try await scene.press("OK")
        try await scene.set("I confirm that these answers are true", to: "true")
        try await scene.press("Sign as Sam Sample")
        #expect(scene.frame.text.contains("Signed as Sam Sample, "))
        #expect(!scene.frame.text.contains("You have changed an answer"))
        #expect(scene.frame.element(identifier: "intake.sign") == nil)
        try await scene.set(.identifier("intake.why"), to: "A cough, and fever")
        #expect(scene.frame.element(identifier: "intake.sign") != nil)
        #expect(scene.frame.text.contains("You have changed an answer since you signed"))
        #expect(scene.frame.element(identifier: "intake.confirm")?.value == "off")
        try await scene.set(.identifier("intake.confirm"), to: "true")
        try await scene.set(.identifier("intake.why"), to: "A cough, and more")
        #expect(scene.frame.element(identifier: "intake.confirm")?.value == "off", "it confirms what stood there")
    }

    @Test(arguments: [60, 16])
    func `who has signed is where the button was, and the next keys change no answer`(_ rows: Int) async throws {
        let scene = await SceneJourney(rows: 60, style: .screen) { IntakeFactory.mock() }
        func focused() -> String? { scene.frame.elements.first(where: \.isFocused)?.identifier }
        try await scene.set(.identifier("intake.why"), to: "A cough")
        try await scene.set(.identifier("intake.low"), to: "Often")
        try await scene.set(.identifier("intake.confirm"), to: "true")
        try await scene.resize(columns: 80, rows: rows)
        for _ in 0..<20 where focused() != "intake.sign" { try await scene.key("down") }
        try await scene.key("enter")
        #expect(focused() == "intake.signed")
        try await scene.key("right")
        try await scene.key("enter")
        #expect(scene.frame.text.contains("Signed as Sam Sample, "))
    }

    @Test func `an empty field says that it takes the answer`() async throws {
        let scene = await SceneJourney(rows: 60, style: .screen) { IntakeFactory.mock() }
        let question = try #require(scene.frame.lines.firstIndex { $0.contains("What brings you here?") })
        #expect(scene.frame.lines[question + 1].contains("Your answer"))
        #expect(scene.frame.element(identifier: "intake.why")?.label == "What brings you here? *")
        try await scene.set(.identifier("intake.why"), to: "A cough")
        #expect(!scene.frame.text.contains("Your answer"))
    }

    @Test func `a long answer in one's own words is read whole on a narrow screen`() async throws {
        let scene = await SceneJourney(columns: 40, rows: 60, style: .screen) { IntakeFactory.mock() }
        let answer = "A cough at night that began after a cold in autumn and keeps the whole house awake since Sunday"
        try await scene.set(.identifier("intake.why"), to: answer)
        let text = scene.frame.text
        for word in answer.split(separator: " ") {
            #expect(text.contains(word), "\(word) in \(text)")
        }
    }

    private func clinic(_ keeping: Keeping = .memory) async throws -> (clinic: SceneClinic, visit: Appointment.ID) {
        let clinic = try await SceneClinic(keeping, adding: IntakeFixture.entities)
        return (clinic, try await clinic.booked().id)
    }

    @Test(arguments: Keeping.allCases)
    func `who has checked in answers until the visit begins`(_ keeping: Keeping) async throws {
        let (clinic, visit) = try await clinic(keeping)
        clinic.clock.now = try Date("2026-11-24T07:50:00Z")
        let app = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient))
        try await app.press("Check in with Dr Karl Weber")
        try await app.press("Check in")
        #expect(app.frame.text.contains("Checked in"))
        try await app.back()
        #expect(await app.waits { $0.element("Check in with Dr Karl Weber") == nil })
        try await app.press(.identifier("home.suggestion.\(visit)"))
        #expect(app.frame.path == ["Home", "Questions before the visit"])
        try await app.set(.identifier("intake.why"), to: "A rash")
        #expect(await app.waits { $0.text.contains("Saved, not sent yet") })
        try await app.back()
        #expect(await app.waits { $0.element(identifier: "home.suggestion.\(visit)") != nil })
        _ = try await clinic.kept.karl.appointments.perform(.start, on: visit)
        #expect(await app.waits { $0.element(identifier: "home.suggestion.\(visit)") == nil })
    }

    @Test(arguments: Keeping.allCases)
    func `a patient goes from Home to the questions, leaves, comes back and signs`(_ keeping: Keeping) async throws {
        let (clinic, visit) = try await clinic(keeping)
        let app = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient))
        try await app.press("Answer the questions “About your skin” for Dr Karl Weber, Tomorrow, 09:00–09:30")
        #expect(app.frame.path == ["Home", "Questions before the visit"])
        try await app.back()
        try await app.press(.identifier("home.visit.\(visit)"))
        try await app.press(.identifier("appointment.intake"))
        #expect(app.frame.path == ["Home", "Appointment", "Questions before the visit"])
        try await app.set(.identifier("intake.why"), to: "A rash")
        try await app.set("Does it itch?", to: "Yes")
        try await app.set(.identifier("intake.nights"), to: "many")
        #expect(await app.waits { $0.text.contains("Saved, not sent yet") })
        try await app.back()
        try await app.press(.identifier("appointment.intake"))
        #expect(app.frame.element(identifier: "intake.why")?.value == "A rash")
        #expect(app.frame.element(identifier: "intake.nights")?.value == "many")
        try await app.set(.identifier("intake.tired"), to: "Often")
        try await app.set(.identifier("intake.tense"), to: "Never")
        try await app.press(.identifier("intake.sign"))
        #expect(app.frame.text.contains("It takes a whole number such as 2, not"))
        try await app.press("OK")
        try await app.set(.identifier("intake.nights"), to: "3")
        try await app.set(.identifier("intake.where.Arm"), to: "true")
        try await app.set(.identifier("intake.where.other"), to: "Neck")
        try await app.set(.identifier("intake.confirm"), to: "true")
        try await app.press(.identifier("intake.sign"))
        #expect(await app.waits { $0.text.contains("Signed as Ana María Fernández, Mon 23 Nov 2026") })
        #expect(app.frame.element(identifier: "intake.confirm") == nil)
        let signed = try await clinic.kept.karl.intake.intakes(of: visit, access: .refresh).first?.answers
        #expect(signed?["where"] == [.string("Arm"), .string("Neck")])
        #expect(signed?["nights"] == [.integer(3)])
        try await app.back()
        #expect(
            await app.waits {
                $0.text.contains("How many nights?") && $0.text.contains("Ana María Fernández, Mon 23 Nov 2026")
            })
    }

    @Test func `questions are offered where something is asked, as soon as it is booked`() async throws {
        let (clinic, _) = try await clinic()
        let app = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient))
        for (name, schedule, day, isAsked) in [
            ("Dr Karl Weber", ClinicFixture.immediate, 26, true),
            ("Dr Ines Okafor", ClinicFixture.confirming, 27, false),
        ] {
            try await app.press(.identifier("home.book"))
            try await app.set("Practitioner", to: name)
            let slot = try ClinicFixture.slot(of: schedule, at: "2026-11-\(day)T08:00:00Z")
            try await app.press(.identifier("timeSlots.slot.\(slot)"))
            try await app.press(isAsked ? "Book this time" : "Request this time")
            #expect(app.frame.path == ["Home", "Appointment"])
            if isAsked {
                #expect(await app.waits { $0.element(identifier: "appointment.intake") != nil })
            } else {
                try await app.refresh()
                #expect(app.frame.element(identifier: "appointment.intake") == nil)
            }
            try await app.back()
        }
    }

    @Test func `an answer besides those to choose is not taken for a question`() async throws {
        var questionnaire = IntakeFixture.questionnaire
        let place = try #require(questionnaire.items.firstIndex { $0.linkId == "where" })
        questionnaire.items[place].prefix = "2."
        let clinic = try await SceneClinic(adding: [.questionnaire(questionnaire)])
        let visit = try await clinic.booked().id
        let app = await clinic.patientApp(
            RootParameters(link: "/intake?visit=\(visit)"), session: try await clinic.signIn("ana", as: .patient))
        #expect(app.frame.text.contains("2. Where?"))
        #expect(app.text("intake.where.other") == "Other (question 2)")
    }

    @Test func `Home says that what was signed and has been changed is to be signed again`() async throws {
        let (clinic, visit) = try await clinic()
        let id = Intake.ID(appointment: visit, questionnaire: "skin")
        _ = try await clinic.kept.ana.intake.sign(IntakeFixture.whole, to: id)
        let app = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient))
        #expect(!app.frame.text.contains("About your skin"))
        var changed = IntakeFixture.whole
        changed["why"] = [.string("Two rashes")]
        try await clinic.kept.ana.intake.keep(changed, to: id)
        let again = "Sign again, you changed answers: “About your skin” for Dr Karl Weber, Tomorrow, 09:00–09:30"
        #expect(await app.waits { $0.element(again) != nil })
        #expect(!app.frame.text.contains("Answer the questions"))
        try await app.press(.label(again))
        #expect(app.frame.path == ["Home", "Questions before the visit"])
    }

    @Test func `the practitioner reads what was signed, and answers nothing`() async throws {
        let (clinic, visit) = try await clinic()
        let id = Intake.ID(appointment: visit, questionnaire: "skin")
        try await clinic.kept.ana.intake.keep(["why": [.string("Secret so far")]], to: id)
        let app = await clinic.doctorApp(
            RootParameters(link: "/appointments/\(visit)"), session: try await clinic.signIn("karl", as: .practitioner))
        #expect(!app.frame.text.contains("Secret so far"))
        #expect(app.frame.text.contains("The patient has not signed the answers."))
        _ = try await clinic.kept.ana.intake.sign(IntakeFixture.whole, to: id)
        #expect(await app.waits { $0.text.contains("A rash") })
        #expect(app.frame.text.contains("About your skin") && app.frame.text.contains("Score"))
        #expect(!app.frame.text.contains("has not signed"))
        try await clinic.kept.ana.intake.keep(["why": [.string("Secret so far")]], to: id)
        #expect(await app.waits { $0.text.contains("The patient has changed answers since and has not signed them.") })
        #expect(app.frame.text.contains("A rash") && !app.frame.text.contains("Secret so far"))
        #expect(app.frame.element(identifier: "appointment.intake") == nil)
    }

    @Test func `an answer that is added has the focus, and what is typed goes into it`() async throws {
        let (clinic, visit) = try await clinic()
        let app = await clinic.patientApp(
            RootParameters(link: "/intake?visit=\(visit)"), session: try await clinic.signIn("ana", as: .patient),
            style: .screen)
        try await app.set(.identifier("intake.where.other"), to: "Neck")
        for _ in 0..<20 where app.frame.elements.first(where: \.isFocused)?.identifier != "intake.where.other.add" {
            try await app.key("tab")
        }
        try await app.key("enter")
        #expect(app.frame.elements.first(where: \.isFocused)?.identifier == "intake.where.other[2]")
        for key in ["E", "a", "r"] { try await app.key(key) }
        #expect(app.frame.element(identifier: "intake.where.other[2]")?.value == "Ear")
        #expect(app.frame.element(identifier: "intake.where.other")?.value == "Neck")
    }

    @Test func `who comes back sees what is wrong, and Home leads on`() async throws {
        let (clinic, visit) = try await clinic()
        let intake = try #require(try await clinic.kept.ana.intake.intakes(of: visit, access: .opening).first)
        try await clinic.kept.ana.intake.keep(["itches": [.boolean(true)], "nights": [.string("many")]], to: intake.id)
        let app = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient))
        try await app.press("Go on with the questions “About your skin” for Dr Karl Weber, Tomorrow")
        #expect(app.frame.text.contains("It takes a whole number such as 2, not “many”."))
    }

    @Test func `a cancelled visit asks for nothing to be signed`() async throws {
        let (clinic, visit) = try await clinic()
        let intake = try #require(try await clinic.kept.ana.intake.intakes(of: visit, access: .opening).first)
        _ = try await clinic.kept.ana.intake.sign(IntakeFixture.whole, to: intake.id)
        try await clinic.kept.ana.intake.keep(["why": [.string("More")]], to: intake.id)
        let app = await clinic.patientApp(
            RootParameters(link: "/appointments/\(visit)"), session: try await clinic.signIn("ana", as: .patient))
        let words = "You have changed answers since and have not signed them."
        #expect(app.frame.text.contains(words))
        _ = try await clinic.kept.ana.appointments.cancel(visit, reason: .patient)
        #expect(await app.waits { $0.text.contains("Cancelled") && !$0.text.contains(words) })
        #expect(app.frame.text.contains("About your skin"))
    }

    @Test func `a link leads to the questions, and they close when the visit begins`() async throws {
        let (clinic, visit) = try await clinic()
        let app = await clinic.patientApp(
            RootParameters(link: "/intake?visit=\(visit)"), session: try await clinic.signIn("ana", as: .patient))
        #expect(app.frame.path == ["Home", "Appointments", "Appointment", "Questions before the visit"])
        #expect(app.frame.element(identifier: "intake.why")?.isEnabled == true)
        clinic.clock.now = try Date("2026-11-24T07:50:00Z")
        _ = try await clinic.kept.karl.appointments.perform(.arrive, on: visit)
        _ = try await clinic.kept.karl.appointments.perform(.checkIn, on: visit)
        _ = try await clinic.kept.karl.appointments.perform(.start, on: visit)
        #expect(await app.waits { $0.element(identifier: "intake.sign") == nil })
        #expect(app.frame.element(identifier: "intake.why")?.isEnabled == false)
    }

    @Test func `what is typed fast is kept together, and all of it when the scene is left`() async throws {
        let (clinic, visit) = try await clinic()
        let interactor = PatientIntakeInteractor(scope: try await clinic.ana())
        let pause = Duration.milliseconds(200)
        var presenter: IntakePresenter? = IntakePresenter(
            interactor: interactor, parameters: IntakeParameters(appointment: visit), pause: pause)
        presenter?.didLoad()
        while presenter?.intake == nil { await Task.yield() }
        let items = try #require(presenter?.intake?.questionnaire.allItems)
        let why = try #require(items.first { $0.linkId == "why" })
        let text = "A rash that itches, since Sunday"
        let began = ContinuousClock.now
        for length in 1...text.count {
            presenter?.didAnswer(why, with: [.string(String(text.prefix(length)))])
            #expect(presenter?.isKept == false)
            await Task.yield()
        }
        let typing = ContinuousClock.now - began
        presenter = nil
        func kept() async throws -> [AnswerValue]? {
            try await interactor.fetchIntakes(of: visit, access: .refresh).first?.answers["why"]
        }
        while try await kept() != [.string(text)] { try await Task.sleep(for: .milliseconds(10)) }
        let rows = try await clinic.kept.audit(of: "Patient/ana").filter { $0.detail == "kept unsigned answers" }
        // The first letter at once, the last at the end, and as often between them as there was a pause.
        let most = 2 + Int(typing / pause)
        #expect((1...most).contains(rows.count))
    }

    @Test func `what was read before an answer was kept does not bring back the answers of then`() async throws {
        let (clinic, visit) = try await clinic()
        let clock = SceneClock()
        let interactor = SlowInteractor(patient: PatientIntakeInteractor(scope: try await clinic.ana()), clock: clock)
        let presenter = IntakePresenter(
            interactor: interactor, parameters: IntakeParameters(appointment: visit), pause: .zero)
        presenter.didLoad()
        while clock.sleeperCount == 0 { await Task.yield() }
        clock.advance(by: .seconds(1))
        while presenter.intake == nil { await Task.yield() }
        let items = try #require(presenter.intake?.questionnaire.items)
        func answer(_ number: Int, _ value: AnswerValue) async {
            presenter.didAnswer(items[number], with: [value])
            while !presenter.isKept { await Task.yield() }
        }
        await answer(0, .string("A rash"))
        let reading = Task { await presenter.didPullToRefresh() }
        while clock.sleeperCount == 0 { await Task.yield() }
        await answer(1, .boolean(true))
        let passing = Task {
            while !Task.isCancelled {
                clock.advance(by: .seconds(1))
                await Task.yield()
            }
        }
        await reading.value
        passing.cancel()
        #expect(presenter.answers == ["why": [.string("A rash")], "itches": [.boolean(true)]])
        #expect(presenter.intake?.answers == presenter.answers)
    }

    @Test func `several answers, a group that repeats and what cannot be answered here are signed on the screen`()
        async throws
    {
        func scored(_ linkId: String) -> Questionnaire.Item {
            .init(
                linkId: linkId, text: linkId, kind: .choice,
                options: ["Never", "Often"].enumerated().map { number, name in
                    .init(.coding(Coding(code: name, display: name)), score: .init(integerLiteral: number * 3))
                })
        }
        let questionnaire = Questionnaire(
            id: "more", status: .active, title: "More", services: [ClinicFixture.immediate.service].compactMap(\.self),
            items: [
                .init(linkId: "rs", text: "Which pains?", kind: .string, repeats: true),
                .init(linkId: "vs", text: "From elsewhere?", kind: .choice, isRequired: true),
                .init(linkId: "secret", text: "Not shown", kind: .string, isRequired: true, isHidden: true),
                scored("tired"), scored("tense"),
                .init(
                    linkId: "med", text: "A medicine", kind: .group, repeats: true,
                    items: [.init(linkId: "name", text: "Its name", kind: .string, isRequired: true)]),
            ])
        let clinic = try await SceneClinic(adding: [.questionnaire(questionnaire)])
        let visit = try await clinic.booked().id
        let id = Intake.ID(appointment: visit, questionnaire: "more")
        try await clinic.kept.ana.intake.keep(["rs": [.string("a"), .string("b")]], to: id)
        let app = await clinic.patientApp(
            RootParameters(link: "/intake?visit=\(visit)"), session: try await clinic.signIn("ana", as: .patient))
        func value(_ name: String) -> String? { app.frame.element(identifier: "intake.\(name)")?.value }
        #expect(value("rs") == "a" && value("rs[2]") == "b")
        #expect(app.frame.text.contains("Tell it at the visit") && !app.frame.text.contains("Not shown"))
        try await app.set(.identifier("intake.rs"), to: "z")
        try await app.press(.identifier("intake.rs.add"))
        #expect(value("rs[3]") == "")
        try await app.set(.identifier("intake.rs[3]"), to: "c")
        try await app.press(.identifier("intake.rs[2].remove"))
        #expect(value("rs") == "z" && value("rs[2]") == "c" && value("rs[3]") == nil)
        try await app.set(.identifier("intake.tired"), to: "Often")
        try await app.set(.identifier("intake.tense"), to: "Often")
        #expect(app.frame.text.contains("Score") && app.frame.text.contains("6"))
        try await app.set(.identifier("intake.name"), to: "Aspirin")
        try await app.press(.identifier("intake.med.add"))
        try await app.set(.identifier("intake.name#2"), to: "Zinc")
        try await app.press(.identifier("intake.med#2.add"))
        try await app.set(.identifier("intake.name#3"), to: "Iron")
        try await app.press(.identifier("intake.med#2.remove"))
        #expect(value("name#2") == "Iron" && value("name#3") == nil)
        try await app.set(.identifier("intake.confirm"), to: "true")
        try await app.press(.identifier("intake.sign"))
        #expect(await app.waits { $0.text.contains("Signed as Ana María Fernández") })
        #expect(value("name#2") == "Iron")
        let intakes = try await clinic.kept.karl.intake.intakes(of: visit, access: .refresh)
        let signed = try #require(intakes.first?.response)
        #expect(signed.items.map(\.linkId) == ["rs", "tired", "tense", "med", "med"])
        #expect(questionnaire.answers(in: signed)["rs"] == [.string("z"), .string("c")])
        #expect(questionnaire.answers(in: signed)["name"] == [.string("Aspirin")])
        #expect(questionnaire.answers(in: signed)["name#2"] == [.string("Iron")])
        let doctor = await clinic.doctorApp(
            RootParameters(link: "/appointments/\(visit)"), session: try await clinic.signIn("karl", as: .practitioner))
        let read = doctor.frame.text
        #expect(read.contains("z, c") && read.contains("Aspirin") && read.contains("Iron") && read.contains("Score"))
    }

    @Test func `groups that repeat within others are asked again in each, and a total is filled in`() async throws {
        func scored(_ linkId: String) -> Questionnaire.Item {
            .init(
                linkId: linkId, text: linkId, kind: .choice,
                options: ["Never", "Often"].enumerated().map { number, name in
                    .init(.coding(Coding(code: name, display: name)), score: .init(integerLiteral: number * 3))
                })
        }
        let questionnaire = Questionnaire(
            id: "more", status: .active, title: "More", services: [ClinicFixture.immediate.service].compactMap(\.self),
            items: [
                scored("tired"), scored("tense"),
                .init(linkId: "total", text: "Total score", kind: .integer, isRequired: true, calculation: .total),
                .init(
                    linkId: "med", text: "A medicine", kind: .group, repeats: true,
                    items: [
                        .init(linkId: "name", text: "Its name", kind: .string),
                        .init(
                            linkId: "time", text: "When", kind: .group, repeats: true,
                            items: [.init(linkId: "hour", text: "Which hour?", kind: .string)]),
                    ]),
            ])
        let clinic = try await SceneClinic(adding: [.questionnaire(questionnaire)])
        let visit = try await clinic.booked().id
        let app = await clinic.patientApp(
            RootParameters(link: "/intake?visit=\(visit)"), session: try await clinic.signIn("ana", as: .patient))
        func value(_ name: String) -> String? { app.frame.element(identifier: "intake.\(name)")?.value }
        #expect(value("total") == "–" && app.frame.element(identifier: "intake.total")?.role == .text)
        try await app.set(.identifier("intake.tired"), to: "Often")
        try await app.set(.identifier("intake.tense"), to: "Often")
        #expect(value("total") == "6" && !app.frame.text.contains("Score  "))
        try await app.set(.identifier("intake.name"), to: "Aspirin")
        try await app.set(.identifier("intake.hour"), to: "8")
        try await app.press(.identifier("intake.time.add"))
        try await app.set(.identifier("intake.hour#1#2"), to: "20")
        try await app.press(.identifier("intake.med.add"))
        try await app.set(.identifier("intake.name#2"), to: "Zinc")
        try await app.press(.identifier("intake.time#2.add"))
        try await app.set(.identifier("intake.hour#2#2"), to: "12")
        try await app.press(.identifier("intake.time#2.remove"))
        #expect(value("hour#2") == "12" && value("hour#2#2") == nil && value("hour#1#2") == "20")
        try await app.set(.identifier("intake.confirm"), to: "true")
        try await app.press(.identifier("intake.sign"))
        #expect(await app.waits { $0.text.contains("Signed as Ana María Fernández") })
        let intakes = try await clinic.kept.karl.intake.intakes(of: visit, access: .refresh)
        let signed = try #require(intakes.first?.response)
        #expect(signed.items.map(\.linkId) == ["tired", "tense", "total", "med", "med"])
        #expect(signed.items[2].answers.map(\.value) == [.integer(6)])
        #expect(signed.items[3].items.map(\.linkId) == ["name", "time", "time"])
        #expect(questionnaire.answers(in: signed)["hour#2"] == [.string("12")])
        let doctor = await clinic.doctorApp(
            RootParameters(link: "/appointments/\(visit)"), session: try await clinic.signIn("karl", as: .practitioner))
        let read = doctor.frame.text
        #expect(read.contains("Total score") && read.contains("Zinc") && read.contains("20") && read.contains("12"))
    }

    @Test func `a hidden total is the practitioner's to read, not the patient's, and what is not computed says so`()
        async throws
    {
        let tired = Questionnaire.Item(
            linkId: "tired", text: "Tired?", kind: .choice,
            options: ["Never", "Often"].enumerated().map { number, name in
                .init(.coding(Coding(code: name, display: name)), score: .init(integerLiteral: number * 3))
            })
        let questionnaire = Questionnaire(
            id: "more", status: .active, title: "More", services: [ClinicFixture.immediate.service].compactMap(\.self),
            items: [
                tired,
                .init(linkId: "bmi", text: "Body mass index", kind: .decimal, calculation: .other),
                .init(
                    linkId: "results", text: "Results", kind: .group, isHidden: true,
                    items: [.init(linkId: "total", text: "Hidden total", kind: .integer, calculation: .total)]),
            ])
        let clinic = try await SceneClinic(adding: [.questionnaire(questionnaire)])
        let visit = try await clinic.booked().id
        let app = await clinic.patientApp(
            RootParameters(link: "/intake?visit=\(visit)"), session: try await clinic.signIn("ana", as: .patient))
        #expect(app.frame.element(identifier: "intake.bmi")?.value == "Not computed here")
        try await app.set(.identifier("intake.tired"), to: "Often")
        #expect(!app.frame.text.contains("Score") && !app.frame.text.contains("Hidden total"))
        try await app.set(.identifier("intake.confirm"), to: "true")
        try await app.press(.identifier("intake.sign"))
        #expect(await app.waits { $0.text.contains("Signed as Ana María Fernández") })
        let own = await clinic.patientApp(
            RootParameters(link: "/appointments/\(visit)"), session: try await clinic.signIn("ana", as: .patient))
        #expect(own.frame.text.contains("Tired?") && !own.frame.text.contains("Score"))
        #expect(!own.frame.text.contains("Hidden total"))
        let doctor = await clinic.doctorApp(
            RootParameters(link: "/appointments/\(visit)"), session: try await clinic.signIn("karl", as: .practitioner))
        #expect(doctor.frame.lines.contains { $0.contains("Hidden total") && $0.contains("3") })
        #expect(!doctor.frame.text.contains("Results"))
    }

    @Test func `days and decimals are read and shown again as the locale writes them, and kept as FHIR has them`()
        async throws
    {
        let questionnaire = Questionnaire(
            id: "ill", status: .active, title: "Ill", services: [ClinicFixture.immediate.service].compactMap(\.self),
            items: [
                .init(linkId: "since", text: "Since when?", kind: .date, todayLimit: .maximum),
                .init(linkId: "share", text: "Which share?", kind: .decimal),
                .init(linkId: "degrees", text: "How high?", kind: .quantity, unit: Coding(code: "Cel", display: "°C")),
            ])
        let clinic = try await SceneClinic(adding: [.questionnaire(questionnaire)])
        let visit = try await clinic.booked().id
        let scope = try await clinic.ana()
        func open(_ language: String) async -> SceneJourney {
            let scene = await SceneJourney {
                IntakeFactory.patient(parameters: IntakeParameters(appointment: visit), scope: scope)
                    .environment(\.locale, Locale(identifier: language))
            }
            #expect(await scene.waits { $0.element(identifier: "intake.since") != nil })
            return scene
        }
        func values(_ scene: SceneJourney) -> [String?] {
            ["since", "share", "degrees"].map { scene.frame.element(identifier: "intake.\($0)")?.value }
        }
        let german = await open("de")
        #expect(german.frame.text.contains("Since when? (such as 31.01.2026)"))
        try await german.set(.identifier("intake.since"), to: "10. November 2099")
        try await german.set(.identifier("intake.share"), to: "0,25")
        #expect(values(german) == ["10. November 2099", "0,25", ""], "what is refused stays as it was typed")
        try await german.set(.identifier("intake.since"), to: "10. November")
        #expect(values(german) == ["10. November", "0,25", ""], "it is being typed")
        try await german.set(.identifier("intake.since"), to: "soon")
        try await german.set(.identifier("intake.share"), to: "0,25")
        #expect(german.frame.text.contains("It takes a day such as 31.01.2026, not “soon”."))
        try await german.set(.identifier("intake.since"), to: "10. November")
        try await german.set(.identifier("intake.degrees"), to: "38,7")
        #expect(values(german) == ["10.11.2026", "0,25", "38,7"])
        try await german.set(.identifier("intake.confirm"), to: "true")
        try await german.press(.identifier("intake.sign"))
        #expect(await german.waits { $0.element(identifier: "intake.confirm") == nil })
        let signed = try await clinic.kept.ana.intake.intakes(of: visit, access: .refresh).first?.answers
        #expect(signed?["since"]?.map(\.display) == ["2026-11-10"])
        #expect(signed?["share"]?.map(\.display) == ["0.25"] && signed?["degrees"]?.map(\.display) == ["38.7 °C"])
        #expect(values(await open("de")) == ["10.11.2026", "0,25", "38,7"])
        let english = await open("en_GB")
        #expect(values(english) == ["10 Nov 2026", "0.25", "38.7"])
        #expect(english.frame.text.contains("Since when? (such as 31 Jan 2026)"))
    }

    @Test func `a visit that asks nothing says so`() async throws {
        let clinic = try await SceneClinic()
        let visit = try await clinic.booked()
        let app = await clinic.patientApp(
            RootParameters(link: "/intake?visit=\(visit.id)"), session: try await clinic.signIn("ana", as: .patient))
        #expect(app.frame.text.contains("Nothing is asked before this visit."))
    }
}

/// Answers a second of its clock after it read, and hears of no change.
private struct SlowInteractor: IntakeInteractive {
    let patient: PatientIntakeInteractor
    let clock: SceneClock

    func fetchIntakes(of appointment: Appointment.ID, access: Access) async throws -> [Intake] {
        let intakes = try await patient.fetchIntakes(of: appointment, access: access)
        try await clock.sleep(for: .seconds(1))
        return intakes
    }

    func keep(
        _ answers: QuestionnaireAnswers, to id: Intake.ID, over basis: QuestionnaireAnswers
    ) async throws -> Intake? {
        try await patient.keep(answers, to: id, over: basis)
    }

    func sign(
        _ answers: QuestionnaireAnswers, to id: Intake.ID, over basis: QuestionnaireAnswers
    ) async throws -> Intake {
        try await patient.sign(answers, to: id, over: basis)
    }

    func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}
