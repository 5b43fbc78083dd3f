import ClinicModel
import Foundation
import TestSupport
import Testing

/// What every `RecordGateway` holds to. Bo has a record and names Ines his general practitioner; Karl has never met him.
@Suite struct RecordContract {
    private typealias Attempt = @Sendable (Gateways) async throws -> Void

    private func makeClinic(
        _ keeping: Keeping, clock: ClinicClock = .fixed(ClinicFixture.monday), adding entities: [ResourceEntity] = []
    ) async throws -> KeptClinic {
        try await keeping.makeClinic(clock: clock, adding: HealthFixture.entities + entities)
    }

    private func values(_ gateways: Gateways, of series: ResultSeries.ID = "4548-4") async throws -> [String] {
        try await gateways.records.series(series, of: "bo", access: .refresh).series.results.map(\.valueText)
    }

    @Test(arguments: Keeping.allCases)
    func `both see the record, the patient only what is released and finished`(keeping: Keeping) async throws {
        let clinic = try await makeClinic(keeping)
        let hers = try await clinic.ines.records.record(of: "bo", access: .refresh)
        let bos = try await clinic.bo.records.record(of: "bo", access: .refresh)
        for record in [hers, bos] {
            #expect(record.patient == ClinicFixture.bo && record.zone == ClinicFixture.zone)
            #expect(record.allergies == [HealthFixture.allergy])
            #expect(record.problems == [HealthFixture.problem])
            #expect(record.medication == [HealthFixture.medicine])
            #expect(record.immunizations == [HealthFixture.vaccination])
            #expect(record.visits.map(\.encounter) == [HealthFixture.visit])
            #expect(record.visits.map(\.practitionerName) == ["Dr Ines Okafor"])
            #expect(record.series.map(\.title) == ["Blood pressure", "HbA1c"])
        }
        #expect(hers.series.last?.results.map(\.id) == ["seen", "waiting", "early"])
        #expect(bos.series.last?.results.map(\.id) == ["seen"])
        #expect(hers.documents.map(\.id) == ["draft", "note"])
        #expect(bos.documents.map(\.id) == ["note"])
        #expect(bos.documents.first?.attachment.data == nil && bos.documents.first?.attachment.size == 11)
        #expect(hers.news.map(\.id) == [.observation("waiting")] && bos.news.isEmpty)
        #expect(hers.conversation == "bo" && bos.conversation == "ines")
    }

    @Test(arguments: Keeping.allCases)
    func `a result is seen by the patient once it is released`(keeping: Keeping) async throws {
        let clinic = try await makeClinic(keeping)
        #expect(try await values(clinic.bo) == ["6.30 %"])
        #expect(try await clinic.ines.overview.overview().resultCount == 1)
        #expect(try await clinic.bo.overview.overview().resultCount == 0)
        var heard = clinic.bo.changes.changes().makeAsyncIterator()
        try await clinic.ines.records.release([.observation("waiting")], of: "bo")
        #expect(await heard.next() != nil)
        #expect(try await values(clinic.bo) == ["6.30 %", "7.10 %"])
        #expect(try await clinic.ines.overview.overview().resultCount == 0)
        let news = try await clinic.bo.records.results(access: .opening)
        #expect(news.map(\.id) == [.observation("waiting")])
        #expect(news.first?.released == ClinicFixture.monday && news.first?.interpretation == .high)
        #expect(try await clinic.bo.overview.overview().resultCount == 1)
        try await clinic.ines.records.release([.observation("waiting")], of: "bo")
        let events = try await clinic.audit(of: "Practitioner/ines")
        #expect(events.map(\.detail) == ["released to the patient"], "once")
        #expect(events.first?.patient == "bo" && events.first?.entity == "Observation/waiting")
    }

    private func allergies(_ gateways: Gateways) async throws -> [AllergyIntolerance] {
        try await gateways.records.record(of: "bo", access: .refresh).allergies
    }

    @Test(arguments: Keeping.allCases)
    func `an allergy is noted once, is seen by both, and is compared with what is prescribed`(keeping: Keeping)
        async throws
    {
        let clinic = try await makeClinic(keeping)
        var heard = clinic.bo.changes.changes().makeAsyncIterator()
        let id = try await clinic.ines.records.addAllergy(
            AllergyDraft(
                substance: CodeableConcept(text: " Ibuprofen "), type: .intolerance, criticality: .low,
                reaction: " Pain "), to: "bo")
        #expect(await heard.next() != nil)
        for gateways in [clinic.ines, clinic.bo] {
            let found = try #require(try await allergies(gateways).first { $0.id == id })
            #expect(found.code?.display == "Ibuprofen" && found.type == .intolerance && found.criticality == .low)
            #expect(found.clinicalStatus == .active && found.verificationStatus == .confirmed && found.isActive)
            #expect(found.reactions.map { $0.manifestations.map(\.display) } == [["Pain"]])
            #expect(found.recorder == "Practitioner/ines" && found.recorded == .instant(ClinicFixture.monday))
        }
        let issues = try await clinic.ines.prescriptions.issues(with: CodeableConcept(text: "Voltaren"), for: "bo")
        #expect(issues == [DetectedIssue(kind: .allergy, implicated: id.reference, detail: "Ibuprofen")])
        let noted = "“ibuprofen” is noted as an allergy of the patient’s already."
        await #expect(throws: ClinicError.invalid("\(noted)")) {
            try await clinic.ines.records.addAllergy(
                AllergyDraft(substance: CodeableConcept(text: "ibuprofen")), to: "bo")
        }
        await #expect(throws: ClinicError.invalid("An allergy needs the name of a substance.")) {
            try await clinic.ines.records.addAllergy(AllergyDraft(substance: CodeableConcept(text: " ")), to: "bo")
        }
        let events = try await clinic.audit(of: "Practitioner/ines")
        #expect(events.map(\.detail) == ["noted as an allergy"] && events.map(\.entity) == [id.reference])
        #expect(events.first?.patient == "bo" && events.first?.action == .create)
    }

    @Test(arguments: Keeping.allCases)
    func `an allergy that was entered in error is shown to nobody and compared with nothing`(keeping: Keeping)
        async throws
    {
        let clinic = try await makeClinic(keeping)
        let penicillin = HealthFixture.allergy.id
        try await clinic.ines.records.markAllergyInError(penicillin, of: "bo")
        for gateways in [clinic.ines, clinic.bo] { #expect(try await allergies(gateways).isEmpty) }
        let medicine = CodeableConcept(text: "Penicillin V 250 mg")
        #expect(try await clinic.ines.prescriptions.issues(with: medicine, for: "bo").isEmpty)
        await #expect(throws: ClinicError.notFound("allergy \(penicillin)")) {
            try await clinic.ines.records.markAllergyInError(penicillin, of: "bo")
        }
        let events = try await clinic.audit(of: "Practitioner/ines")
        #expect(events.map(\.detail) == ["confirmed → entered-in-error"])
        let again = try await clinic.ines.records.addAllergy(
            AllergyDraft(substance: CodeableConcept(text: "Penicillin")), to: "bo")
        #expect(try await allergies(clinic.bo).map(\.id) == [again])
    }

    @Test(arguments: Keeping.allCases)
    func `only practitioners of the patient's note allergies and take them back`(keeping: Keeping) async throws {
        let clinic = try await makeClinic(keeping)
        let draft = AllergyDraft(substance: CodeableConcept(text: "Latex"))
        let attempts: [Attempt] = [
            { _ = try await $0.records.addAllergy(draft, to: "bo") },
            { try await $0.records.markAllergyInError(HealthFixture.allergy.id, of: "bo") },
        ]
        for gateways in [clinic.bo, clinic.ana, clinic.karl] {
            for attempt in attempts {
                await #expect { try await attempt(gateways) } throws: {
                    if case .notAllowed? = $0 as? ClinicError { true } else { false }
                }
            }
        }
        #expect(try await allergies(clinic.ines) == [HealthFixture.allergy])
        let events = try await clinic.audit(of: "Practitioner/karl")
        #expect(events.map(\.outcome) == [.minorFailure, .minorFailure] && events.allSatisfy { $0.patient == "bo" })
        await #expect(throws: ClinicError.self) {
            try await clinic.karl.records.markAllergyInError(HealthFixture.allergy.id, of: "ana")
        }
    }

    @Test(arguments: Keeping.allCases)
    func `what was released is new for two weeks`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await makeClinic(keeping, clock: time.clock)
        try await clinic.ines.records.release([.observation("waiting")], of: "bo")
        time.advance(by: 13 * 86400)
        #expect(try await clinic.bo.records.results(access: .refresh).count == 1)
        time.advance(by: 2 * 86400)
        #expect(try await clinic.bo.records.results(access: .refresh).isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `a result is counted as new until its patient opens the record`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await makeClinic(keeping, clock: time.clock)
        _ = try await clinic.bo.records.record(of: "bo", access: .opening)
        time.advance(by: 60)
        try await clinic.ines.records.release([.observation("waiting")], of: "bo")
        #expect(try await clinic.bo.overview.overview().resultCount == 1)
        time.advance(by: 60)
        _ = try await clinic.ines.records.record(of: "bo", access: .opening)
        _ = try await clinic.bo.records.record(of: "bo", access: .refresh)
        #expect(try await clinic.bo.overview.overview().resultCount == 1, "nobody has looked")
        _ = try await clinic.bo.records.record(of: "bo", access: .opening)
        #expect(try await clinic.bo.overview.overview().resultCount == 0)
    }

    @Test(arguments: Keeping.allCases)
    func `a comment goes with the release, below what was said before, and not without it`(keeping: Keeping)
        async throws
    {
        let clinic = try await makeClinic(keeping, adding: [.health(.diagnosticReport(HealthFixture.panel))])
        try await clinic.ines.records.release([.report("panel")], of: "bo", comment: " No need to worry.\n")
        let record = try await clinic.bo.records.record(of: "bo", access: .refresh)
        #expect(record.reports.map(\.conclusion) == ["Higher than before\nNo need to worry."])
        #expect(record.series.flatMap(\.results).allSatisfy { $0.note?.contains("worry") != true })
        await #expect(throws: ClinicError.self) {
            try await clinic.ines.records.release([.report("panel")], of: "bo", comment: "Once more.")
        }
        let after = try await clinic.bo.records.record(of: "bo", access: .refresh)
        #expect(after.reports.map(\.conclusion) == record.reports.map(\.conclusion))
    }

    @Test(arguments: Keeping.allCases)
    func `a report is released with the results that are in it`(keeping: Keeping) async throws {
        let clinic = try await makeClinic(keeping, adding: [.health(.diagnosticReport(HealthFixture.panel))])
        let waiting = try await clinic.ines.records.results(access: .refresh)
        #expect(waiting.map(\.id) == [.report("panel")] && waiting.first?.words == "Higher than before")
        #expect(try await clinic.bo.records.record(of: "bo", access: .refresh).reports.isEmpty)
        try await clinic.ines.records.release([.report("panel")], of: "bo")
        #expect(try await clinic.bo.records.record(of: "bo", access: .refresh).reports.map(\.id) == ["panel"])
        #expect(try await values(clinic.bo) == ["6.30 %", "7.10 %"])
        #expect(try await clinic.audit(of: "Practitioner/ines").count == 2)
    }

    @Test(arguments: Keeping.allCases)
    func `what is usual is what holds for the patient, and a report says what is in it`(keeping: Keeping) async throws {
        var sugar = HealthFixture.waiting
        sugar.referenceRanges = [("women", ExactDecimal(integerLiteral: 8)), ("men", 6)].map { whom, most in
            .init(high: Quantity(most, "%"), appliesTo: [CodeableConcept(text: whom)])
        }
        var panel = HealthFixture.panel
        panel.results = []
        var part = HealthFixture.sugar("part", "9.1", day: -1)
        part.referenceRanges = [
            .init(high: Quantity(10, "%"), appliesTo: [CodeableConcept(text: "women")]),
            .init(low: Quantity(4, "%"), high: Quantity(6, "%"), appliesTo: [CodeableConcept(text: "men")]),
        ]
        var said = HealthFixture.sugar("said", "5.0", day: -1)
        said.interpretations = [CodeableConcept(system: Interpretation.system, code: "L")]
        panel.contained = [part, said]
        let clinic = try await makeClinic(
            keeping, adding: [.health(.observation(sugar)), .health(.diagnosticReport(panel))])
        let record = try await clinic.ines.records.record(of: "bo", access: .refresh)
        let shown = try #require(record.series.last?.results.first { $0.id == "waiting" })
        #expect(shown.interpretation == .high && shown.referenceRanges.first?.words == "≤ 6 %")
        let series = try await clinic.ines.records.series("4548-4", of: "bo", access: .refresh).series
        #expect(series.results.first { $0.id == "waiting" }?.interpretation == .high)
        let news = try await clinic.ines.records.results(access: .refresh)
        #expect(news.first { $0.id == .observation("waiting") }?.interpretation == .high)
        #expect(
            news.first { $0.id == .report("panel") }?.words == "HbA1c 9.1 %, high; HbA1c 5.0 %, low; Higher than before"
        )
        #expect(record.reports.map(\.words) == ["HbA1c 9.1 %, high; HbA1c 5.0 %, low; Higher than before"])
    }

    @Test(arguments: Keeping.allCases)
    func `what is not final, not there or another's is not released`(keeping: Keeping) async throws {
        let clinic = try await makeClinic(keeping)
        for id in ["early", "nothing"] as [Observation.ID] {
            await #expect(throws: ClinicError.self) {
                try await clinic.ines.records.release([.observation("waiting"), .observation(id)], of: "bo")
            }
        }
        #expect(try await values(clinic.bo) == ["6.30 %"], "all or nothing")
        await #expect(throws: ClinicError.self) {
            try await clinic.karl.records.release([.observation("waiting")], of: "bo")
        }
        await #expect(throws: ClinicError.notAllowed("release results")) {
            try await clinic.bo.records.release([.observation("waiting")], of: "bo")
        }
    }

    @Test(arguments: Keeping.allCases)
    func `nobody else sees anything of it, and that they tried is noted`(keeping: Keeping) async throws {
        let clinic = try await makeClinic(keeping)
        let attempts: [Attempt] = [
            { _ = try await $0.records.record(of: "bo", access: .opening) },
            { _ = try await $0.records.record(of: "bo", access: .refresh) },
            { _ = try await $0.records.series("4548-4", of: "bo", access: .opening) },
            { _ = try await $0.records.document("note", of: "bo", access: .opening) },
            { try await $0.records.release([.observation("waiting")], of: "bo") },
        ]
        for (gateways, agent) in [(clinic.ana, "Patient/ana"), (clinic.karl, "Practitioner/karl")] {
            for attempt in attempts {
                await #expect { try await attempt(gateways) } throws: { ($0 as? ClinicError)?.isNotAllowed == true }
            }
            let events = try await clinic.audit(of: agent)
            #expect(events.count == attempts.count)
            #expect(events.allSatisfy { $0.outcome == .minorFailure && $0.patient == "bo" })
        }
        #expect(try await clinic.karl.records.results(access: .refresh).isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `opening is noted once, looking again is not`(keeping: Keeping) async throws {
        let clinic = try await makeClinic(keeping)
        for access in [Access.opening, .refresh] {
            _ = try await clinic.ines.records.results(access: access)
            _ = try await clinic.ines.records.record(of: "bo", access: access)
            _ = try await clinic.ines.records.series("4548-4", of: "bo", access: access)
            _ = try await clinic.ines.records.document("note", of: "bo", access: access)
        }
        let events = try await clinic.audit(of: "Practitioner/ines")
        #expect(
            events.map(\.detail) == [
                "opened the document", "opened the results 4548-4", "opened the record",
                "opened the list of results to release",
            ])
        #expect(events.map(\.patient) == ["bo", "bo", "bo", nil])
    }

    @Test(arguments: Keeping.allCases)
    func `a document is read with its text and its author`(keeping: Keeping) async throws {
        let clinic = try await makeClinic(keeping)
        let details = try await clinic.bo.records.document("note", of: "bo", access: .refresh)
        #expect(details.document.attachment.text == "Feels well." && details.authorNames == ["Dr Ines Okafor"])
        await #expect(throws: ClinicError.notFound("document draft")) {
            try await clinic.bo.records.document("draft", of: "bo", access: .refresh)
        }
        #expect(try await clinic.ines.records.document("draft", of: "bo", access: .refresh).document.title != "")
    }

    @Test(arguments: Keeping.allCases)
    func `what is not so, or not yet, is not shown as if it were`(keeping: Keeping) async throws {
        var (problem, result) = (HealthFixture.problem, HealthFixture.seen)
        problem.verificationStatus = .refuted
        result.status = .cancelled
        let code = CodeableConcept(text: "Biopsy")
        let june = try #require(PartialDate("2015-06"))
        let clinic = try await keeping.makeClinic(adding: [
            .health(.condition(problem)), .health(.observation(result)),
            .health(.procedure(Procedure(id: "not", status: .notDone, code: code, patient: "bo", performed: nil))),
            .health(
                .serviceRequest(
                    ServiceRequest(id: "never", doNotPerform: true, code: code, patient: "bo", authored: nil))),
            .health(
                .serviceRequest(ServiceRequest(id: "later", status: .draft, code: code, patient: "bo", authored: nil))),
            .health(
                .medicationRequest(
                    MedicationRequest(id: "later", status: .draft, medication: code, patient: "bo", authored: nil))),
            .encounter(
                Encounter(
                    id: "off", status: .cancelled, encounterClass: .ambulatory, patient: "bo", practitioners: [],
                    start: june.beginning, statedStart: june)),
        ])
        let record = try await clinic.ines.records.record(of: "bo", access: .refresh)
        #expect(record.problems.map(\.standing) == ["ruled out"] && record.series.isEmpty)
        #expect(record.procedures.map(\.standing) == ["not done"])
        #expect(record.visits.map(\.encounter.standing) == ["did not take place"])
        #expect(record.visits.map(\.encounter.began) == [.date(june)])
        #expect(Set(record.orders.map(\.request.standing)) == ["not to be done", "being written"])
        #expect(record.medication.map(\.standing) == ["being written"])
        let own = try await clinic.bo.records.record(of: "bo", access: .refresh)
        #expect(own.orders.map(\.request.standing) == ["not to be done"] && own.medication.isEmpty)
        #expect(try await clinic.bo.prescriptions.prescriptions(of: "bo", access: .refresh).past.isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `what was taken back is not shown`(keeping: Keeping) async throws {
        var allergy = HealthFixture.allergy
        allergy.verificationStatus = .enteredInError
        var result = HealthFixture.seen
        result.status = .enteredInError
        let clinic = try await keeping.makeClinic(adding: [
            .health(.allergyIntolerance(allergy)), .health(.observation(result)),
        ])
        let record = try await clinic.ines.records.record(of: "bo", access: .refresh)
        #expect(record.allergies.isEmpty && record.series.isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `nothing is released once a session has ended`(keeping: Keeping) async throws {
        let clinic = try await makeClinic(keeping)
        let session = try await clinic.signIn.signIn(
            userName: "ines", password: ClinicFixture.password, as: .practitioner)
        let gateways = clinic.gateways(for: session)
        try await gateways.accounts.signOut(session)
        await #expect(throws: ClinicError.signedOut) {
            try await gateways.records.release([.observation("waiting")], of: "bo")
        }
        #expect(try await values(clinic.bo) == ["6.30 %"])
    }
}

extension ClinicError {
    fileprivate var isNotAllowed: Bool { if case .notAllowed = self { true } else { false } }
}
