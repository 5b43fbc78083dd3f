import ClinicModel
import Foundation
import TestSupport
import Testing

/// What every `VisitsGateway` holds to. Ana has a visit with Karl, who has started it; Ines takes no part in it.
@Suite struct VisitsContract {
    private typealias Attempt = @Sendable (any VisitsGateway) async throws -> Void

    private struct Started {
        let clinic: KeptClinic
        let id: Appointment.ID
        let time: TestClock

        var karl: any VisitsGateway { clinic.karl.visits }

        func details() async throws -> VisitDetails { try await karl.visit(of: id, access: .refresh) }

        func unsigned() async throws -> [Appointment.ID]? {
            try await clinic.karl.overview.overview().unsigned?.map(\.id)
        }

        func names() async throws -> [String] { try await details().problems.compactMap { $0.code?.display }.sorted() }
    }

    private func start(_ keeping: Keeping, adding entities: [ResourceEntity] = []) async throws -> Started {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock, adding: entities)
        let visit = try await clinic.ana.appointments.book(
            Booking(slot: ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z"), reason: "Rash"))
        time.advance(by: 86400)
        _ = try await clinic.karl.appointments.perform(.arrive, on: visit.id)
        _ = try await clinic.karl.appointments.perform(.start, on: visit.id)
        return Started(clinic: clinic, id: visit.id, time: time)
    }

    @Test(arguments: Keeping.allCases)
    func `a draft keeps a visit from being finished without a signature`(keeping: Keeping) async throws {
        let visit = try await start(keeping)
        try await visit.karl.saveNote("Half of", of: visit.id)
        await #expect(throws: ClinicError.notPossible("The note is a draft: sign it with the visit, or empty it.")) {
            try await visit.clinic.karl.appointments.perform(.finish, on: visit.id)
        }
        #expect(try await visit.details().note?.docStatus == .preliminary)
        try await visit.karl.saveNote(" ", of: visit.id)
        _ = try await visit.clinic.karl.appointments.perform(.finish, on: visit.id)
        #expect(try await visit.details().encounter.status == .finished)
    }

    @Test(arguments: Keeping.allCases)
    func `what is written is there when one comes back, and final once it is signed`(keeping: Keeping) async throws {
        let visit = try await start(keeping, adding: HealthFixture.anas)
        #expect(try await visit.details().encounter.reason == "Rash")
        try await visit.karl.setReason(" Rash on both arms ", of: visit.id)
        try await visit.karl.measure(
            VitalSigns(typed: [.systolic: "128", .diastolic: "82", .temperature: "37,2"]), in: visit.id)
        try await visit.karl.measure(VitalSigns(typed: [.systolic: "124", .diastolic: "80"]), in: visit.id)
        try await visit.karl.addProblem(CodeableConcept(text: "Eczema"), in: visit.id)
        try await visit.karl.saveNote("Itches since", of: visit.id)
        try await visit.karl.saveNote("Itches since Sunday.", of: visit.id)
        let running = try await visit.details()
        #expect(running.canWrite && !running.canAddAddendum)
        #expect(running.encounter.reason == "Rash on both arms" && running.encounter.status == .inProgress)
        #expect(
            running.vitalSigns == VitalSigns([.systolic: 124, .diastolic: 80, .temperature: ExactDecimal("37.2") ?? 0]))
        #expect(running.noteText == "Itches since Sunday." && running.note?.docStatus == .preliminary)
        #expect(running.problems.map(\.verificationStatus) == [.provisional])
        let before = try await visit.clinic.ana.records.record(of: "ana", access: .refresh)
        #expect(before.documents.map(\.id) == ["note"], "a draft is not the patient's to read")
        #expect(!before.series.contains { $0.category == .vitalSigns })

        try await visit.karl.sign(visit.id)
        let signed = try await visit.details()
        #expect(signed.encounter.status == .finished && signed.encounter.end != nil)
        #expect(!signed.canWrite && signed.canAddAddendum)
        #expect(signed.note?.docStatus == .final && signed.problems.map(\.verificationStatus) == [.confirmed])
        let after = try await visit.clinic.ana.records.record(of: "ana", access: .refresh)
        #expect(after.documents.count == 2 && after.problems.map { $0.code?.display } == ["Eczema"])
        #expect(
            Set(after.series.filter { $0.category == .vitalSigns }.flatMap(\.results).map(\.valueText))
                == ["124/80 mmHg", "37.2 °C"])
        let actions = try await visit.clinic.karl.appointments.appointment(visit.id, access: .refresh).actions
        #expect(!actions.contains(.finish))
    }

    @Test(arguments: Keeping.allCases)
    func `nothing changes after the signature, but an addendum is added`(keeping: Keeping) async throws {
        let visit = try await start(keeping)
        await #expect(throws: ClinicError.notPossible("The visit is not signed: write it into the note.")) {
            try await visit.karl.addAddendum("Later", to: visit.id)
        }
        try await visit.karl.addProblem(CodeableConcept(text: "Eczema"), in: visit.id)
        try await visit.karl.saveNote("Itches.", of: visit.id)
        try await visit.karl.sign(visit.id)
        let signed = try await visit.details()
        let problem = try #require(signed.problems.first?.id)
        let id = visit.id
        for attempt: Attempt in [
            { try await $0.setReason("Other", of: id) },
            { try await $0.measure(VitalSigns([.pulse: 70]), in: id) },
            { try await $0.addProblem(CodeableConcept(text: "Other"), in: id) },
            { try await $0.resolve(problem, in: id) },
            { try await $0.saveNote("Other", of: id) },
            { _ = try await $0.order(OrderDraft(.laboratory, CodeableConcept(text: "CRP")), in: id) },
            { try await $0.sign(id) },
        ] {
            await #expect(throws: ClinicError.notPossible("The visit is signed: what is new is an addendum.")) {
                try await attempt(visit.karl)
            }
        }
        #expect(try await visit.details() == signed)
        try await visit.karl.addAddendum("  The culture is negative. ", to: id)
        let added = try await visit.details()
        #expect(added.note == signed.note && added.addenda.map(\.text) == ["The culture is negative."])
        let documents = added.addenda.map(\.document)
        #expect(documents.map(\.appends) == [signed.note?.id] && documents.map(\.docStatus) == [.final])
        #expect(added.addenda.map(\.authorName) == ["Dr Karl Weber"])
        let draft = PrescriptionDraft(
            medication: CodeableConcept(text: "Cortisone"), dosage: Dosage(dose: "thin"), encounter: signed.encounter.id
        )
        await #expect(throws: ClinicError.notPossible("The visit is over: prescribe without it.")) {
            try await visit.clinic.karl.prescriptions.prescribe(draft, for: "ana")
        }
    }

    @Test(arguments: Keeping.allCases)
    func `a visit that goes on is neither started again, confirmed nor missed, and is said to be in progress`(
        keeping: Keeping
    ) async throws {
        let visit = try await start(keeping)
        let appointments = visit.clinic.karl.appointments
        for (action, next) in [
            (AppointmentAction.start, Appointment.Status.fulfilled), (.confirm, .booked), (.markNoShow, .noshow),
        ] {
            await #expect(throws: ClinicError.invalidTransition(from: .fulfilled, to: next, during: .inProgress)) {
                try await appointments.perform(action, on: visit.id)
            }
        }
    }

    @Test(arguments: Keeping.allCases)
    func `what is measured again in a visit stands beside what was measured before`(keeping: Keeping) async throws {
        let visit = try await start(keeping)
        let first = visit.time.now
        try await visit.karl.measure(VitalSigns([.systolic: 190, .diastolic: 110, .pulse: 90]), in: visit.id)
        visit.time.advance(by: 900)
        try await visit.karl.measure(VitalSigns([.systolic: 155, .diastolic: 95]), in: visit.id)
        let running = try await visit.details()
        #expect(running.vitalSigns == VitalSigns([.systolic: 155, .diastolic: 95, .pulse: 90]))
        let pressures = running.measured(.systolic)
        #expect(pressures.map { $0.signs.values[.systolic] } == [190, 155])
        #expect(pressures.map(\.time) == [first, first + 900])

        try await visit.karl.sign(visit.id)
        let record = try await visit.clinic.ana.records.record(of: "ana", access: .refresh)
        let series = try #require(record.series.first { $0.title == "Blood pressure" })
        #expect(series.results.map(\.valueText) == ["190/110 mmHg", "155/95 mmHg"])
    }

    @Test(arguments: Keeping.allCases)
    func `a correction takes the place of its measurement and keeps the time, and one of several is taken back`(
        keeping: Keeping
    ) async throws {
        let visit = try await start(keeping)
        let id = visit.id
        try await visit.karl.measure(VitalSigns([.systolic: 109, .diastolic: 90]), in: id)
        let wrong = try #require(try await visit.details().measured(.systolic).first)
        visit.time.advance(by: 900)
        try await visit.karl.measure(VitalSigns([.systolic: 155, .diastolic: 95]), in: id)
        try await visit.karl.measure(
            VitalSigns([.systolic: 190, .diastolic: 110, .pulse: 80]), correcting: wrong.id, in: id)
        let corrected = try await visit.details()
        #expect(corrected.measured(.systolic).map { $0.signs.values[.systolic] } == [190, 155])
        #expect(corrected.measured(.systolic).first?.time == wrong.time)
        #expect(corrected.measured(.systolic).first?.id == wrong.id)
        #expect(corrected.vitalSigns == VitalSigns([.systolic: 155, .diastolic: 95, .pulse: 80]))
        await #expect(throws: ClinicError.notFound("measurement x in this visit")) {
            try await visit.karl.measure(VitalSigns([.pulse: 70]), correcting: "x", in: id)
        }
        await #expect(throws: ClinicError.invalid("The measurement that is to be corrected has no new value.")) {
            try await visit.karl.measure(VitalSigns([.pulse: 70]), correcting: wrong.id, in: id)
        }

        try await visit.karl.markMeasurementInError(.systolic, measurement: wrong.id, in: id)
        #expect(try await visit.details().measured(.systolic).map { $0.signs.values[.systolic] } == [155])
        visit.time.advance(by: 900)
        try await visit.karl.measure(VitalSigns([.pulse: 76]), in: id)
        try await visit.karl.markMeasurementInError(.pulse, in: id)
        #expect(try await visit.details().vitalSigns.values[.pulse] == 80, "the last one is taken back")
        let noted = try await visit.clinic.audit(of: "Practitioner/karl").map(\.detail)
        #expect(noted.contains("measurement corrected"))
    }

    @Test(arguments: Keeping.allCases)
    func `a measurement that another system has made final is taken back, but not corrected`(keeping: Keeping)
        async throws
    {
        let visits = try await keeping.makeClinic(adding: HealthFixture.begun).karl.visits
        let begun = try await visits.visit(of: "begun", access: .refresh)
        #expect(begun.measured(.pulse).map(\.canBeCorrected) == [false])
        #expect(begun.measured(.weight).map(\.canBeCorrected) == [true])
        await #expect(
            throws: ClinicError.notPossible("This measurement cannot be corrected: take it back, and measure again.")
        ) {
            try await visits.measure(VitalSigns([.pulse: 70]), correcting: "pulse", in: "begun")
        }
        try await visits.measure(VitalSigns([.weight: 81]), correcting: "weight", in: "begun")
        try await visits.markMeasurementInError(.pulse, measurement: "pulse", in: "begun")
        let corrected = try await visits.visit(of: "begun", access: .refresh)
        #expect(corrected.vitalSigns == VitalSigns([.weight: 81]) && corrected.measured(.weight).count == 1)
    }

    @Test(arguments: Keeping.allCases)
    func `a visit without a note is signed as it is`(keeping: Keeping) async throws {
        let visit = try await start(keeping)
        try await visit.karl.measure(VitalSigns([.pulse: 70]), in: visit.id)
        try await visit.karl.saveNote(" ", of: visit.id)
        try await visit.karl.sign(visit.id)
        let details = try await visit.details()
        #expect(details.encounter.status == .finished && details.note == nil)
        #expect(details.vitalSigns == VitalSigns([.pulse: 70]))
    }

    @Test(arguments: Keeping.allCases)
    func `what was entered in error is taken back, before the signature and after it`(keeping: Keeping) async throws {
        let visit = try await start(keeping, adding: HealthFixture.anas)
        let id = visit.id
        try await visit.karl.measure(
            VitalSigns(typed: [.systolic: "128", .diastolic: "82", .pulse: "170", .weight: "80"]), in: id)
        try await visit.karl.addProblem(CodeableConcept(text: "Gout"), in: id)
        try await visit.karl.addProblem(CodeableConcept(text: "Eczema"), in: id)
        let gout = try #require(try await visit.details().problems.first { $0.code?.display == "Gout" })
        try await visit.karl.markMeasurementInError(.pulse, in: id)
        try await visit.karl.markProblemInError(gout.id, in: id)
        let running = try await visit.details()
        #expect(running.vitalSigns == VitalSigns([.systolic: 128, .diastolic: 82, .weight: 80]))
        #expect(running.canCorrect && running.problems.map { $0.code?.display } == ["Eczema"])
        await #expect(throws: ClinicError.notFound("measurement of Heart rate in this visit")) {
            try await visit.karl.markMeasurementInError(.pulse, in: id)
        }
        await #expect(throws: ClinicError.notFound("problem \(gout.id) in this visit")) {
            try await visit.karl.markProblemInError(gout.id, in: id)
        }
        try await visit.karl.measure(VitalSigns([.pulse: 70]), in: id)
        #expect(try await visit.details().vitalSigns.values[.pulse] == 70, "it is measured anew")

        try await visit.karl.sign(id)
        try await visit.karl.markMeasurementInError(.diastolic, in: id)
        let eczema = try #require(try await visit.details().problems.first)
        try await visit.karl.markProblemInError(eczema.id, in: id)
        let signed = try await visit.details()
        #expect(signed.vitalSigns == VitalSigns([.pulse: 70, .weight: 80]) && signed.problems.isEmpty)
        let record = try await visit.clinic.ana.records.record(of: "ana", access: .refresh)
        #expect(
            Set(record.series.filter { $0.category == .vitalSigns }.map(\.title)) == ["Heart rate", "Body weight"])
        #expect(record.problems.isEmpty)
        let noted = try await visit.clinic.audit(of: "Practitioner/karl").map(\.detail)
        #expect(noted.prefix(2) == ["confirmed → entered-in-error", "final → entered-in-error"])
        #expect(
            noted.contains("preliminary → entered-in-error") && noted.contains("provisional → entered-in-error"))
    }

    @Test(arguments: Keeping.allCases)
    func `an allergy is noted in a visit while it goes on, and afterwards without it`(keeping: Keeping) async throws {
        let visit = try await start(keeping)
        let encounter = try await visit.details().encounter.id
        let records = visit.clinic.karl.records
        var draft = AllergyDraft(substance: CodeableConcept(text: "Latex"), encounter: encounter)
        _ = try await records.addAllergy(draft, to: "ana")
        #expect(try await visit.details().allergies.map(\.encounter) == [encounter])
        try await visit.karl.sign(visit.id)
        draft.substance = CodeableConcept(text: "Nickel")
        await #expect(throws: ClinicError.notPossible("The visit is over: note the allergy without it.")) {
            try await records.addAllergy(draft, to: "ana")
        }
        draft.encounter = nil
        _ = try await records.addAllergy(draft, to: "ana")
        #expect(Set(try await visit.details().allergies.compactMap { $0.code?.display }) == ["Latex", "Nickel"])
        draft = AllergyDraft(substance: CodeableConcept(text: "Wool"), encounter: "elsewhere")
        await #expect(throws: ClinicError.notFound("encounter elsewhere")) {
            try await records.addAllergy(draft, to: "ana")
        }
    }

    @Test(arguments: Keeping.allCases)
    func `a visit lists the problems that were known in it, and none that came later`(keeping: Keeping) async throws {
        let visit = try await start(
            keeping,
            adding: [Self.problem("asthma", recorded: -900), Self.problem("mumps", recorded: -900, over: -800)])
        try await visit.karl.addProblem(CodeableConcept(text: "eczema"), in: visit.id)
        #expect(try await visit.names() == ["asthma", "eczema"])
        try await visit.karl.sign(visit.id)
        visit.time.advance(by: 7 * 86400)
        let later = try await visit.clinic.ana.appointments.book(
            Booking(slot: ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-12-03T08:00:00Z")))
        visit.time.advance(by: 2 * 86400)
        for action in [AppointmentAction.arrive, .start] {
            _ = try await visit.clinic.karl.appointments.perform(action, on: later.id)
        }
        try await visit.karl.addProblem(CodeableConcept(text: "gout"), in: later.id)
        #expect(try await visit.names() == ["asthma", "eczema"])
        #expect(try await visit.karl.visit(of: later.id, access: .refresh).problems.count == 3)
    }

    private static func problem(_ name: String, recorded: Double, over: Double? = nil) -> ResourceEntity {
        .health(
            .condition(
                Condition(
                    id: Condition.ID(name), clinicalStatus: over == nil ? .active : .resolved,
                    code: CodeableConcept(text: name), patient: "ana",
                    abatement: over.map { .instant(HealthFixture.day($0)) },
                    recorded: .instant(HealthFixture.day(recorded)))))
    }

    @Test(arguments: Keeping.allCases)
    func `finishing in the calendar signs what was written, too`(keeping: Keeping) async throws {
        let visit = try await start(keeping)
        try await visit.karl.measure(VitalSigns([.pulse: 70]), in: visit.id)
        try await visit.karl.saveNote("Itches.", of: visit.id)
        try await visit.karl.saveNote(" ", of: visit.id)
        _ = try await visit.clinic.karl.appointments.perform(.finish, on: visit.id)
        let details = try await visit.details()
        #expect(details.encounter.status == .finished && details.note == nil)
        let record = try await visit.clinic.ana.records.record(of: "ana", access: .refresh)
        #expect(record.series.flatMap(\.results).map(\.status) == [.final] && record.documents.isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `a visit that was finished without a note takes addenda, which are no note`(keeping: Keeping) async throws {
        let visit = try await start(keeping)
        _ = try await visit.clinic.karl.appointments.perform(.finish, on: visit.id)
        try await visit.karl.addAddendum("She called: it is better.", to: visit.id)
        try await visit.karl.addAddendum("It is gone.", to: visit.id)
        let details = try await visit.details()
        #expect(
            details.note == nil && Set(details.addenda.map(\.text)) == ["She called: it is better.", "It is gone."])
        #expect(details.addenda.map(\.authorName) == ["Dr Karl Weber", "Dr Karl Weber"])
        let documents = details.addenda.map(\.document)
        #expect(documents.allSatisfy { $0.docStatus == .final && $0.appends == nil && $0.written != nil })
        #expect(documents.map(\.encounter) == [details.encounter.id, details.encounter.id])
        let record = try await visit.clinic.ana.records.record(of: "ana", access: .refresh)
        #expect(record.documents.map(\.title) == ["Addendum", "Addendum"])
        let noted = try await visit.clinic.audit(of: "Practitioner/karl").map(\.detail)
        #expect(noted.filter { $0 == "addendum to \(details.encounter.id.reference)" }.count == 2)
    }

    @Test(arguments: Keeping.allCases)
    func `problems are added once and resolved, and what is prescribed belongs to the visit`(keeping: Keeping)
        async throws
    {
        let visit = try await start(keeping)
        try await visit.karl.addProblem(CodeableConcept(text: "Eczema"), in: visit.id)
        await #expect(throws: ClinicError.invalid("“eczema” is a problem of the patient’s already.")) {
            try await visit.karl.addProblem(CodeableConcept(text: "eczema"), in: visit.id)
        }
        let problem = try #require(try await visit.details().problems.first)
        try await visit.karl.resolve(problem.id, in: visit.id)
        let resolved = try await visit.details().problems
        #expect(resolved.map(\.clinicalStatus) == [.resolved] && resolved.first?.abatement != nil)
        await #expect(throws: ClinicError.notPossible("“Eczema” is over already.")) {
            try await visit.karl.resolve(problem.id, in: visit.id)
        }
        let encounter = try await visit.details().encounter.id
        _ = try await visit.clinic.karl.prescriptions.prescribe(
            PrescriptionDraft(
                medication: CodeableConcept(text: "Cortisone"), dosage: Dosage(dose: "thin"), encounter: encounter),
            for: "ana")
        #expect(try await visit.details().prescriptions.map { $0.medication?.display } == ["Cortisone"])
        let overview = try await visit.clinic.karl.overview.overview()
        #expect(overview.running.map(\.id) == [visit.id] && overview.unfinished.isEmpty)
        visit.time.advance(by: 86400)
        let next = try await visit.clinic.karl.overview.overview()
        #expect(next.running.isEmpty && next.unfinished.map(\.id) == [visit.id])
        #expect(try await visit.clinic.ana.overview.overview().unfinished.isEmpty)
        try await visit.karl.saveNote("Itches.", of: visit.id)
        try await visit.karl.sign(visit.id)
        let signed = try await visit.clinic.karl.overview.overview()
        #expect(signed.running.isEmpty && signed.unfinished.isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `a visit that was finished without a signature waits for four weeks, for whoever had it`(keeping: Keeping)
        async throws
    {
        let visit = try await start(keeping)
        #expect(try await visit.unsigned() == [])
        _ = try await visit.clinic.karl.appointments.perform(.finish, on: visit.id)
        #expect(try await visit.details().encounter.signed == nil)
        #expect(try await visit.unsigned() == [visit.id])
        #expect(try await visit.clinic.ines.overview.overview().unsigned == [])
        #expect(try await visit.clinic.ana.overview.overview().unsigned == nil)
        visit.time.advance(by: 27 * 86400)
        #expect(try await visit.unsigned() == [visit.id])
        visit.time.advance(by: 2 * 86400)
        #expect(try await visit.unsigned() == [])
    }

    @Test(arguments: Keeping.allCases)
    func `a signature with or without a note leaves nothing to be written, and an addendum does where there is none`(
        keeping: Keeping
    ) async throws {
        for note in ["", "Itches."] {
            let visit = try await start(keeping)
            try await visit.karl.saveNote(note, of: visit.id)
            try await visit.karl.sign(visit.id)
            #expect(try await visit.details().encounter.signed == visit.time.now)
            #expect(try await visit.unsigned() == [])
        }
        let visit = try await start(keeping)
        _ = try await visit.clinic.karl.appointments.perform(.finish, on: visit.id)
        #expect(try await visit.unsigned() == [visit.id])
        try await visit.karl.addAddendum("She called: it is better.", to: visit.id)
        #expect(try await visit.unsigned() == [])
    }

    /// As an older version has signed visits: it has kept no time of the signature.
    @Test(arguments: Keeping.allCases)
    func `a visit with a final note counts as signed, one with a note that was taken back does not`(
        keeping: Keeping
    ) async throws {
        let notes: [(status: DocumentReference.Status, docStatus: DocumentReference.DocStatus?, isDone: Bool)] = [
            (.current, .final, true), (.current, .amended, true), (.current, nil, true),
            (.current, .preliminary, false), (.superseded, .final, false), (.enteredInError, .enteredInError, false),
        ]
        for (status, docStatus, isDone) in notes {
            let note = DocumentReference(
                id: "note", status: status, docStatus: docStatus, patient: "ana", encounter: "e",
                written: ClinicFixture.monday, attachment: Attachment(contentType: "text/plain", data: Data("It".utf8)))
            let visit = Encounter(
                id: "e", status: .finished, encounterClass: .ambulatory, patient: "ana", practitioners: ["karl"],
                appointment: "a", start: ClinicFixture.monday - 86400, end: ClinicFixture.monday - 85000)
            let appointment = Appointment(
                id: "a", status: .fulfilled, start: visit.start, end: visit.end,
                participants: [
                    .init(actor: "Patient/ana", status: .accepted),
                    .init(actor: "Practitioner/karl", status: .accepted),
                ])
            // The draft comes first: the rules of the database allow none of a visit that is finished.
            let clinic = try await keeping.makeClinic(
                adding: [.health(.documentReference(note)), .appointment(appointment), .encounter(visit)])
            let unsigned = try await clinic.karl.overview.overview().unsigned?.map(\.id)
            #expect(unsigned == (isDone ? [] : ["a"]), "\(status) \(docStatus.map(\.rawValue) ?? "without")")
        }
    }

    @Test(arguments: Keeping.allCases)
    func `nobody else reads or writes a visit, and that they tried is noted`(keeping: Keeping) async throws {
        let visit = try await start(keeping)
        try await visit.karl.saveNote("Itches.", of: visit.id)
        let id = visit.id
        let attempts: [Attempt] = [
            { _ = try await $0.visit(of: id, access: .opening) }, { _ = try await $0.visit(of: id, access: .refresh) },
            { try await $0.setReason("Other", of: id) }, { try await $0.measure(VitalSigns([.pulse: 70]), in: id) },
            { try await $0.addProblem(CodeableConcept(text: "Other"), in: id) },
            { try await $0.resolve("x", in: id) }, { try await $0.saveNote("Other", of: id) },
            { try await $0.sign(id) }, { try await $0.addAddendum("Other", to: id) },
            { _ = try await $0.order(OrderDraft(.laboratory, CodeableConcept(text: "CRP")), in: id) },
            { try await $0.revoke("x", reason: "Other", in: id) }, { try await $0.complete("x", in: id) },
            { try await $0.markMeasurementInError(.pulse, in: id) }, { try await $0.markProblemInError("x", in: id) },
        ]
        for (gateways, agent) in [(visit.clinic.ana, "Patient/ana"), (visit.clinic.ines, "Practitioner/ines")] {
            let noted = try await visit.clinic.audit(of: agent).count
            for attempt in attempts {
                await #expect { try await attempt(gateways.visits) } throws: {
                    if case .notAllowed? = $0 as? ClinicError { true } else { false }
                }
            }
            let events = try await visit.clinic.audit(of: agent)
            #expect(events.count == noted + attempts.count)
            #expect(events.prefix(attempts.count).allSatisfy { $0.outcome == .minorFailure && $0.patient == "ana" })
        }
        #expect(try await visit.details().noteText == "Itches.")
    }

    @Test(arguments: Keeping.allCases)
    func `opening and each change is noted, and a visit that has not started is none`(keeping: Keeping) async throws {
        let visit = try await start(keeping)
        _ = try await visit.karl.visit(of: visit.id, access: .opening)
        _ = try await visit.karl.visit(of: visit.id, access: .refresh)
        try await visit.karl.measure(VitalSigns([.pulse: 70]), in: visit.id)
        try await visit.karl.measure(VitalSigns([.pulse: 70]), in: visit.id)
        try await visit.karl.saveNote("Itches.", of: visit.id)
        try await visit.karl.saveNote("Itches.", of: visit.id)
        try await visit.karl.sign(visit.id)
        let details = try await visit.clinic.audit(of: "Practitioner/karl").map(\.detail)
        #expect(
            details.prefix(6) == [
                "in-progress → finished", "preliminary → final", "signed", "note kept as a draft", "measured",
                "opened the visit",
            ])
        let other = try await visit.clinic.ana.appointments.book(
            Booking(slot: ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-26T08:00:00Z")))
        await #expect(throws: ClinicError.notFound("visit that has started in appointment \(other.id)")) {
            try await visit.karl.visit(of: other.id, access: .refresh)
        }
    }
}
