import ClinicModel
import Foundation
import TestSupport
import Testing

/// What every `PrescriptionsGateway` holds to. Ines has prescribed metformin to Bo, whose general practitioner she is, and
/// who is allergic to penicillin; Karl has never met him.
@Suite struct PrescriptionsContract {
    private typealias Attempt = @Sendable (Gateways) async throws -> Void

    private func makeClinic(
        _ keeping: Keeping, adding entities: [ResourceEntity] = [], clock: ClinicClock = .fixed(ClinicFixture.monday)
    ) async throws -> KeptClinic {
        try await keeping.makeClinic(clock: clock, adding: HealthFixture.entities + entities)
    }

    private func draft(_ name: String, reasons: [String: String] = [:]) -> PrescriptionDraft {
        PrescriptionDraft(
            medication: CodeableConcept(text: name),
            dosage: Dosage(dose: "1 tablet", frequency: .twice, route: .oral), days: 30, repeats: 1, reasons: reasons)
    }

    private func prescriptions(_ gateways: Gateways) async throws -> PatientPrescriptions {
        try await gateways.prescriptions.prescriptions(of: "bo", access: .refresh)
    }

    @Test(arguments: Keeping.allCases)
    func `what is prescribed is in both sides' lists, coded as far as it can be`(keeping: Keeping) async throws {
        let clinic = try await makeClinic(keeping)
        var heard = clinic.bo.changes.changes().makeAsyncIterator()
        let id = try await clinic.ines.prescriptions.prescribe(draft("Ramipril 5 mg"), for: "bo")
        #expect(await heard.next() != nil)
        for gateways in [clinic.ines, clinic.bo] {
            let found = try await prescriptions(gateways)
            #expect(found.active.map(\.title) == ["Ramipril 5 mg", "Metformin 500 mg"])
            #expect(found.past.isEmpty && found.refills.isEmpty)
            let new = try #require(found.active.first)
            #expect(new.id == id && new.prescriberName == "Dr Ines Okafor")
            #expect(new.request.intent == .order && new.request.authored == .instant(ClinicFixture.monday))
            #expect(new.request.dosages.first?.text == "1 tablet by mouth twice a day")
            #expect(new.request.dosages.first?.dose == Quantity(ExactDecimal("1"), "tablet", code: "{tablet}"))
            #expect(new.request.supplyEnd == ClinicFixture.monday + 60 * 86400 && !new.isRefillDue)
        }
        #expect(try await prescriptions(clinic.bo).active.map(\.canAskForRefill) == [true, true])
        #expect(try await prescriptions(clinic.ines).active.map(\.canStop) == [true, true])
        let event = try #require(try await clinic.audit(of: "Practitioner/ines").first)
        #expect(event.detail == "prescribed" && event.patient == "bo" && event.action == .create)
    }

    @Test(arguments: Keeping.allCases)
    func `a known allergy and what is active already each need a reason, which is kept`(keeping: Keeping) async throws {
        let clinic = try await makeClinic(keeping)
        let ines = clinic.ines.prescriptions
        let issues = try await ines.issues(with: CodeableConcept(text: "Penicillin V 250 mg"), for: "bo")
        #expect(
            issues == [
                DetectedIssue(kind: .allergy, implicated: "AllergyIntolerance/penicillin", detail: "Penicillin")
            ])
        await #expect(
            throws: ClinicError.invalid("To prescribe it in spite of the allergy to Penicillin, a reason is needed.")
        ) { try await ines.prescribe(draft("Penicillin V 250 mg"), for: "bo") }
        await #expect(throws: ClinicError.self) {
            try await ines.prescribe(draft("Penicillin V 250 mg", reasons: [issues[0].id: "  "]), for: "bo")
        }
        #expect(try await prescriptions(clinic.bo).active.count == 1, "nothing of it is kept")
        let id = try await ines.prescribe(
            draft("Penicillin V 250 mg", reasons: [issues[0].id: " Hives once, as a child. "]), for: "bo")
        let kept = try #require(try await prescriptions(clinic.bo).active.first { $0.id == id })
        #expect(kept.request.issues?.first?.mitigation == "Hives once, as a child.")

        let again = try await ines.issues(with: CodeableConcept(text: "METFORMIN 850 mg tablets"), for: "bo")
        #expect(again.map(\.kind) == [.duplicate] && again.map(\.id) == ["MedicationRequest/metformin"])
        await #expect(throws: ClinicError.self) { try await ines.prescribe(draft("Metformin 850 mg"), for: "bo") }
        _ = try await ines.prescribe(
            draft("Metformin 850 mg", reasons: [again[0].id: "In the evening besides."]), for: "bo")
        let details = try await clinic.audit(of: "Practitioner/ines").map(\.detail)
        #expect(
            details == [
                "prescribed in spite of MedicationRequest/metformin: In the evening besides.", "prescribed",
                "prescribed in spite of AllergyIntolerance/penicillin: Hives once, as a child.", "prescribed",
            ])
        #expect(try await ines.issues(with: CodeableConcept(text: "Ramipril 5 mg tablet"), for: "bo").isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `a name that is written almost so is compared as well, and both are named`(keeping: Keeping) async throws {
        let clinic = try await makeClinic(keeping)
        let ines = clinic.ines.prescriptions
        #expect(
            try await ines.issues(with: CodeableConcept(text: "Amoxicilin 500 mg"), for: "bo") == [
                DetectedIssue(
                    kind: .allergy, implicated: "AllergyIntolerance/penicillin", detail: "Penicillin",
                    near: "Amoxicillin")
            ])
        #expect(
            try await ines.issues(with: CodeableConcept(text: "métfornim"), for: "bo").map(\.near) == ["Metformin"])
        await #expect(
            throws: ClinicError.invalid(
                "To prescribe what is close to Amoxicillin in spite of the allergy to Penicillin, a reason is needed.")
        ) { try await ines.prescribe(draft("Amoxicilin 500 mg"), for: "bo") }
        #expect(try await ines.issues(with: CodeableConcept(text: "xyzzy"), for: "bo").isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `a medicine that is related to an allergy is warned of, needs no reason, and keeps the warning`(
        keeping: Keeping
    ) async throws {
        var mild = HealthFixture.allergy
        mild.criticality = .low
        let clinic = try await keeping.makeClinic(adding: [.health(.allergyIntolerance(mild))])
        let ines = clinic.ines.prescriptions
        let issues = try await ines.issues(with: CodeableConcept(text: "Meropenem 1 g"), for: "bo")
        let warning = DetectedIssue(
            kind: .relatedAllergy, implicated: "AllergyIntolerance/penicillin", detail: "Penicillin")
        #expect(issues == [warning] && warning.family == .betaLactams)
        let id = try await ines.prescribe(draft("Meropenem 1 g"), for: "bo")
        let kept = try #require(try await prescriptions(clinic.bo).active.first { $0.id == id })
        #expect(kept.request.issues == [warning])
        #expect(try await clinic.audit(of: "Practitioner/ines").first?.detail == "prescribed")
        let other = try await ines.prescribe(
            draft("Cefuroxime 250 mg", reasons: [warning.id: " Tolerated before. "]), for: "bo")
        let second = try #require(try await prescriptions(clinic.bo).active.first { $0.id == other })
        #expect(second.request.issues?.map(\.mitigation) == ["Tolerated before."])
    }

    @Test(arguments: Keeping.allCases)
    func `a medicine that is related to an allergy that may threaten the life needs a reason`(keeping: Keeping)
        async throws
    {
        let ines = try await makeClinic(keeping).ines.prescriptions
        let warning = DetectedIssue(
            kind: .relatedAllergy, implicated: "AllergyIntolerance/penicillin", detail: "Penicillin", severity: .high)
        for name in ["Cefuroxime 250 mg", "Meropenem 1 g"] {
            #expect(try await ines.issues(with: CodeableConcept(text: name), for: "bo") == [warning])
        }
        await #expect(
            throws: ClinicError.invalid(
                "To prescribe it in spite of the allergy to Penicillin, which is related, a reason is needed.")
        ) { try await ines.prescribe(draft("Cefuroxime 250 mg"), for: "bo") }
        let id = try await ines.prescribe(draft("Cefuroxime 250 mg", reasons: [warning.id: "Tolerated."]), for: "bo")
        let kept = try await ines.prescriptions(of: "bo", access: .refresh).active.first { $0.id == id }
        #expect(kept?.request.issues?.map(\.severity) == [.high])

        var shock = HealthFixture.allergy
        shock.criticality = nil
        shock.reactions = [.init(manifestations: [CodeableConcept(text: "Anaphylactic shock")])]
        let other = try await keeping.makeClinic(adding: [.health(.allergyIntolerance(shock))]).ines.prescriptions
        #expect(try await other.issues(with: CodeableConcept(text: "Zinnat"), for: "bo") == [warning])
    }

    @Test(arguments: Keeping.allCases)
    func `an allergy of which the name is mistyped is compared by what is written almost so`(keeping: Keeping)
        async throws
    {
        let allergy = AllergyIntolerance(
            id: "mistyped", criticality: .low, code: CodeableConcept(text: "penicilin"), patient: "bo")
        let ines = try await keeping.makeClinic(adding: [.health(.allergyIntolerance(allergy))]).ines.prescriptions
        func issues(_ name: String) async throws -> [DetectedIssue] {
            try await ines.issues(with: CodeableConcept(text: name), for: "bo")
        }
        let known = "penicilin (Penicillin?)"
        let amoxicillin = DetectedIssue(kind: .allergy, implicated: allergy.id.reference, detail: known)
        #expect(try await issues("Amoxicillin 500 mg") == [amoxicillin])
        #expect(try await issues("Cefuroxime 250 mg").map(\.family) == [.betaLactams])
        #expect(try await issues("Ramipril 5 mg").isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `what is taken is marked for who prescribes as soon as an allergy speaks against it`(keeping: Keeping)
        async throws
    {
        let clinic = try await keeping.makeClinic()
        let id = try await clinic.ines.prescriptions.prescribe(draft("Amoxicillin 500 mg"), for: "bo")
        #expect(try await prescriptions(clinic.ines).active.map(\.issues) == [[]])
        let allergy = try await clinic.ines.records.addAllergy(
            AllergyDraft(substance: CodeableConcept(text: "Penicillin")), to: "bo")
        let issue = DetectedIssue(kind: .allergy, implicated: allergy.reference, detail: "Penicillin")
        #expect(try await prescriptions(clinic.ines).active.map(\.issues) == [[issue]])
        #expect(try await prescriptions(clinic.bo).active.map(\.issues) == [[]])
        try await clinic.ines.prescriptions.stop(id, reason: "An allergy.")
        #expect(try await prescriptions(clinic.ines).past.map(\.issues) == [[]])
    }

    @Test(arguments: Keeping.allCases)
    func `another member of a group is said to be of the same group, and needs no reason`(keeping: Keeping)
        async throws
    {
        let clinic = try await keeping.makeClinic()
        let ines = clinic.ines.prescriptions
        let amoxicillin = try await ines.prescribe(draft("Amoxicillin 500 mg"), for: "bo")
        let issues = try await ines.issues(with: CodeableConcept(text: "Ampicillin 500 mg"), for: "bo")
        #expect(
            issues == [
                DetectedIssue(
                    kind: .duplicateClass, implicated: amoxicillin.reference, detail: "Amoxicillin 500 mg")
            ])
        #expect(issues.map(\.isOfSameGroup) == [true] && !issues.contains(where: \.needsReason))
        let mistyped = try await ines.issues(with: CodeableConcept(text: "Amoxicilin 500 mg"), for: "bo")
        #expect(mistyped.map(\.kind) == [.duplicate] && mistyped.map(\.near) == ["Amoxicillin"])
    }

    @Test(arguments: Keeping.allCases)
    func `a medicine that does the same as an active one is warned of, needs no reason, and keeps the warning`(
        keeping: Keeping
    ) async throws {
        let clinic = try await makeClinic(keeping)
        let ines = clinic.ines.prescriptions
        let ramipril = try await ines.prescribe(draft("Ramipril 5 mg"), for: "bo")
        let warning = DetectedIssue(
            kind: .duplicateClass, implicated: ramipril.reference, detail: "Ramipril 5 mg")
        #expect(try await ines.issues(with: CodeableConcept(text: "Lisinopril 10 mg"), for: "bo") == [warning])
        #expect(try await ines.issues(with: CodeableConcept(text: "Tritace"), for: "bo").map(\.kind) == [.duplicate])
        let id = try await ines.prescribe(draft("Lisinopril 10 mg"), for: "bo")
        let kept = try #require(try await prescriptions(clinic.bo).active.first { $0.id == id })
        #expect(kept.request.issues == [warning])
    }

    @Test(arguments: Keeping.allCases)
    func `a brand is compared by what is in it`(keeping: Keeping) async throws {
        let ines = try await makeClinic(keeping).ines.prescriptions
        for (name, kinds) in [
            ("Augmentin 625 mg", [DetectedIssue.Kind.allergy]), ("Augmentn", [.allergy]), ("Glucophage", [.duplicate]),
            ("Zinnat 250 mg", [.relatedAllergy]), ("Zorbicil 20 mg", []),
        ] {
            #expect(try await ines.issues(with: CodeableConcept(text: name), for: "bo").map(\.kind) == kinds, "\(name)")
        }
    }

    @Test(arguments: Keeping.allCases)
    func `the clinic knows the medicines that were prescribed in it, to whomever`(keeping: Keeping) async throws {
        let clinic = try await makeClinic(keeping)
        #expect(try await clinic.karl.prescriptions.medicines().names == ["Metformin 500 mg"])
        _ = try await clinic.ines.prescriptions.prescribe(draft("Ramipril 5 mg"), for: "bo")
        #expect(try await clinic.ines.prescriptions.medicines().names == ["Metformin 500 mg", "Ramipril 5 mg"])
        await #expect(throws: ClinicError.self) { try await clinic.bo.prescriptions.medicines() }
    }

    @Test(arguments: Keeping.allCases)
    func `what must not be taken is in nobody's medication and cannot be asked for`(keeping: Keeping) async throws {
        let ban = MedicationRequest(
            id: "ban", doNotPerform: true, medication: CodeableConcept(text: "Ibuprofen"), patient: "bo",
            authored: .instant(ClinicFixture.monday))
        let clinic = try await makeClinic(keeping, adding: [.health(.medicationRequest(ban))])
        for gateways in [clinic.ines, clinic.bo] {
            let found = try await prescriptions(gateways)
            #expect(found.active.map(\.title) == ["Metformin 500 mg"])
            #expect(found.past.map(\.request.standing) == ["not to be taken"])
            #expect(found.past.map(\.canAskForRefill) == [false])
        }
        await #expect(throws: ClinicError.self) {
            try await clinic.bo.prescriptions.askForRefill(of: "ban", note: nil)
        }
        #expect(try await clinic.bo.overview.overview().medication.activeCount == 1)
    }

    private func ban(
        _ id: MedicationRequest.ID, _ medicine: String, status: MedicationRequest.Status = .active
    ) -> ResourceEntity {
        .health(
            .medicationRequest(
                MedicationRequest(
                    id: id, status: status, doNotPerform: true, medication: CodeableConcept(text: medicine),
                    patient: "bo", authored: .instant(ClinicFixture.monday))))
    }

    private func untaken(
        _ id: MedicationStatement.ID, _ medicine: String, because reason: CodeableConcept,
        status: MedicationStatement.Status = .notTaken
    ) -> ResourceEntity {
        .health(
            .medicationStatement(
                MedicationStatement(
                    id: id, status: status, statusReasons: [reason], medication: CodeableConcept(text: medicine),
                    patient: "bo")))
    }

    @Test(arguments: Keeping.allCases)
    func `what must not be taken needs a reason as an allergy does, whoever has written so`(keeping: Keeping)
        async throws
    {
        let contraindicated = CodeableConcept(system: "http://snomed.info/sct", code: "395008009")
        let clinic = try await makeClinic(
            keeping,
            adding: [
                ban("ban", "Ibuprofen 400 mg"), ban("lifted", "Ramipril", status: .stopped),
                untaken("statin", "Simvastatin", because: contraindicated),
                untaken("told", "Tramadol", because: CodeableConcept(text: "Had side effects: vomiting")),
                untaken("german", "Codein", because: CodeableConcept(text: "Unverträglichkeit")),
                untaken("dear", "Omeprazole", because: CodeableConcept(text: "Too expensive")),
                untaken("over", "Warfarin", because: contraindicated, status: .enteredInError),
                untaken("taken", "Digoxin", because: contraindicated, status: .completed),
            ])
        let ines = clinic.ines.prescriptions
        func implicated(_ medicine: String) async throws -> [String] {
            let issues = try await ines.issues(with: CodeableConcept(text: medicine), for: "bo")
            #expect(issues.allSatisfy { $0.kind == .prohibition })
            return issues.map(\.implicated)
        }
        #expect(
            try await ines.issues(with: CodeableConcept(text: "Ibuprofin 600 mg"), for: "bo") == [
                DetectedIssue(
                    kind: .prohibition, implicated: "MedicationRequest/ban", detail: "Ibuprofen 400 mg",
                    near: "Ibuprofen")
            ])
        for (medicine, source) in [
            ("Naproxen 250 mg", "MedicationRequest/ban"), ("Atorvastatin", "MedicationStatement/statin"),
            ("Tramadol 50 mg", "MedicationStatement/told"), ("Codein", "MedicationStatement/german"),
        ] {
            #expect(try await implicated(medicine) == [source], "\(medicine)")
        }
        for medicine in ["Ramipril", "Omeprazole", "Warfarin", "Digoxin"] {
            #expect(try await implicated(medicine) == [], "\(medicine)")
        }
        await #expect(
            throws: ClinicError.invalid(
                "To prescribe it although Ibuprofen 400 mg is not to be taken, a reason is needed.")
        ) { try await ines.prescribe(draft("Ibuprofen 600 mg"), for: "bo") }
        let id = try await ines.prescribe(
            draft("Ibuprofen 600 mg", reasons: ["MedicationRequest/ban": "One week, with care."]), for: "bo")
        let kept = try #require(try await prescriptions(clinic.bo).active.first { $0.id == id })
        #expect(kept.request.issues?.map(\.mitigation) == ["One week, with care."])
        let details = try await clinic.audit(of: "Practitioner/ines").map(\.detail)
        #expect(details.first == "prescribed in spite of MedicationRequest/ban: One week, with care.")
    }

    @Test(arguments: Keeping.allCases)
    func `a refill of what must not be taken any more needs a reason`(keeping: Keeping) async throws {
        let clinic = try await makeClinic(keeping, adding: [ban("ban", "Metformin")])
        let refill = try await clinic.bo.prescriptions.askForRefill(of: "metformin", note: nil)
        let asked = try #require(try await clinic.ines.prescriptions.openRefills(access: .refresh).first)
        #expect(asked.prohibitions.map(\.source) == ["MedicationRequest/ban"])
        #expect(try await prescriptions(clinic.ines).prohibitions == asked.prohibitions)
        #expect(try await prescriptions(clinic.bo).prohibitions == [])
        #expect(asked.issues.map(\.kind) == [.prohibition] && asked.issues.map(\.detail) == ["Metformin"])
        await #expect(throws: ClinicError.self) { try await clinic.ines.prescriptions.approve(refill) }
        let new = try await clinic.ines.prescriptions.approve(
            refill, reasons: ["MedicationRequest/ban": "The kidneys are well again."], note: nil)
        let kept = try await prescriptions(clinic.bo).active.first { $0.id == new }
        #expect(kept?.request.issues?.first?.mitigation == "The kidneys are well again.")
    }

    @Test(arguments: Keeping.allCases)
    func `a refill is taken as the prescription before it, in every part`(keeping: Keeping) async throws {
        var dosage = Dosage(
            timing: .init(frequency: 1, period: 1, unit: .week, details: .init(weekdays: [.monday, .friday])),
            details: .init(need: CodeableConcept(text: "pain")))
        dosage.source = #"{"sequence":1}"#
        let elsewhere = MedicationRequest(
            id: "elsewhere", medication: CodeableConcept(text: "Methotrexate"), patient: "bo",
            authored: .instant(ClinicFixture.monday), dosages: [dosage])
        let clinic = try await makeClinic(keeping, adding: [.health(.medicationRequest(elsewhere))])
        let refill = try await clinic.bo.prescriptions.askForRefill(of: "elsewhere", note: nil)
        let new = try await clinic.ines.prescriptions.approve(refill, reasons: [:], note: " With food. ")
        let found = try await prescriptions(clinic.bo).active.first { $0.id == new }
        #expect(found?.request.note == "With food.")
        #expect(found?.request.dosages == [dosage])
        #expect(found?.request.dosageWords == "on Mondays, on Fridays, as needed for: pain")
    }

    @Test(arguments: Keeping.allCases)
    func `a refill is asked for once, approved, and takes the place of the old prescription`(keeping: Keeping)
        async throws
    {
        let clinic = try await makeClinic(keeping)
        let refill = try await clinic.bo.prescriptions.askForRefill(of: "metformin", note: "Two weeks are left.")
        await #expect(throws: ClinicError.notPossible("A refill of “Metformin 500 mg” is asked for already.")) {
            try await clinic.bo.prescriptions.askForRefill(of: "metformin", note: nil)
        }
        let asked = try await prescriptions(clinic.bo)
        #expect(asked.refills.map(\.outcome) == [.open] && asked.refills.map(\.canWithdraw) == [true])
        #expect(asked.active.map(\.openRefill) == [refill] && asked.active.map(\.canAskForRefill) == [false])
        let request = try #require(asked.refills.first?.request)
        #expect(request.intent == .proposal && request.status == .draft && request.prior == "metformin")
        #expect(request.requester == "Patient/bo")
        #expect(try await clinic.ines.overview.overview().medication == MedicationOverview(refillCount: 1))
        #expect(
            try await clinic.bo.overview.overview().medication
                == MedicationOverview(activeCount: 1, refillCount: 1, answeredCount: 0))
        let waiting = try await clinic.ines.prescriptions.openRefills(access: .opening)
        #expect(waiting.map(\.id) == [refill] && waiting.map(\.canAnswer) == [true])
        #expect(waiting.first?.patientName == "Bo Lindqvist" && waiting.first?.issues == [])
        #expect(waiting.first?.prior == HealthFixture.medicine && waiting.first?.allergies == [HealthFixture.allergy])
        #expect(asked.refills.map(\.allergies) == [[]], "for who answers")

        let new = try await clinic.ines.prescriptions.approve(refill)
        let after = try await prescriptions(clinic.bo)
        #expect(after.active.map(\.id) == [new] && after.past.map(\.id) == ["metformin"])
        #expect(after.past.first?.request.status == .completed)
        #expect(after.active.first?.request.prior == "metformin" && after.active.first?.request.basis == refill)
        #expect(after.refills.map(\.outcome) == [.approved])
        #expect(try await clinic.ines.overview.overview().medication.refillCount == 0)
        let details = try await clinic.audit(of: "Practitioner/ines").map(\.detail)
        #expect(
            details == [
                "active → completed", "prescribed again in place of MedicationRequest/metformin", "approved",
                "opened the list of refills",
            ])
        for attempt: Attempt in [
            { _ = try await $0.prescriptions.approve(refill) },
            { try await $0.prescriptions.decline(refill, reason: "No") },
        ] {
            await #expect(throws: ClinicError.notPossible("The request for “Metformin 500 mg” has been answered.")) {
                try await attempt(clinic.ines)
            }
        }
    }

    @Test(arguments: Keeping.allCases)
    func `as many refills are counted as are listed, and proposals of others are none`(keeping: Keeping) async throws {
        func proposal(_ id: MedicationRequest.ID, by requester: String, prior: MedicationRequest.ID?) -> ResourceEntity
        {
            .health(
                .medicationRequest(
                    MedicationRequest(
                        id: id, status: .draft, intent: .proposal, medication: CodeableConcept(text: "Ramipril"),
                        patient: "bo", authored: .instant(ClinicFixture.monday), requester: requester, prior: prior)))
        }
        let clinic = try await makeClinic(
            keeping,
            adding: [
                proposal("wish", by: "Patient/bo", prior: nil),
                proposal("advice", by: "Practitioner/ines", prior: "metformin"),
            ])
        _ = try await clinic.bo.prescriptions.askForRefill(of: "metformin", note: nil)
        #expect(try await clinic.ines.prescriptions.openRefills(access: .refresh).map(\.title) == ["Metformin 500 mg"])
        #expect(try await clinic.ines.overview.overview().medication.refillCount == 1)
        #expect(try await clinic.karl.overview.overview().medication.refillCount == 0)
    }

    @Test(arguments: Keeping.allCases)
    func `a refill is declined with a reason, and withdrawn by who has asked`(keeping: Keeping) async throws {
        let clinic = try await makeClinic(keeping)
        let first = try await clinic.bo.prescriptions.askForRefill(of: "metformin", note: "  ")
        #expect(try await prescriptions(clinic.bo).refills.first?.request.note == nil)
        await #expect(throws: ClinicError.invalid("To decline a refill, a reason is needed.")) {
            try await clinic.ines.prescriptions.decline(first, reason: "")
        }
        try await clinic.ines.prescriptions.decline(first, reason: "Come for a control first.")
        let declined = try #require(try await prescriptions(clinic.bo).refills.first)
        #expect(declined.outcome == .declined && declined.request.status == .cancelled)
        #expect(declined.request.statusReason?.text == "Come for a control first.")

        let second = try await clinic.bo.prescriptions.askForRefill(of: "metformin", note: nil)
        try await clinic.bo.prescriptions.withdraw(second)
        #expect(try await prescriptions(clinic.bo).refills.first { $0.id == second }?.outcome == .withdrawn)
        await #expect(throws: ClinicError.notPossible("The request for “Metformin 500 mg” was withdrawn.")) {
            try await clinic.bo.prescriptions.withdraw(second)
        }
        #expect(try await prescriptions(clinic.bo).active.map(\.canAskForRefill) == [true])
    }

    @Test(arguments: Keeping.allCases)
    func `what is stopped keeps its reason, and its refill is declined`(keeping: Keeping) async throws {
        let clinic = try await makeClinic(keeping)
        _ = try await clinic.bo.prescriptions.askForRefill(of: "metformin", note: nil)
        await #expect(throws: ClinicError.invalid("To stop a prescription, a reason is needed.")) {
            try await clinic.ines.prescriptions.stop("metformin", reason: " \n")
        }
        try await clinic.ines.prescriptions.stop("metformin", reason: "Kidneys")
        let after = try await prescriptions(clinic.bo)
        #expect(after.active.isEmpty && after.past.first?.request.status == .stopped)
        #expect(after.past.first?.request.statusReason?.text == "Kidneys")
        #expect(after.refills.map(\.outcome) == [.declined])
        await #expect(throws: ClinicError.self) {
            try await clinic.ines.prescriptions.stop("metformin", reason: "Again")
        }
        await #expect(throws: ClinicError.self) {
            try await clinic.bo.prescriptions.askForRefill(of: "metformin", note: nil)
        }
        let record = try await clinic.bo.records.record(of: "bo", access: .refresh)
        #expect(record.medication.map(\.id) == ["metformin"], "a request is no medication")
    }

    @Test(arguments: Keeping.allCases)
    func `what takes the place of another stops it in the same step, or nothing is written`(keeping: Keeping)
        async throws
    {
        func replacing(_ old: MedicationRequest.ID, by name: String) -> PrescriptionDraft {
            var draft = draft(name)
            draft.replacement = PrescriptionDraft.Replacement(of: old, because: "The dose was changed")
            return draft
        }
        let clinic = try await makeClinic(keeping)
        let ines = clinic.ines.prescriptions
        let refill = try await clinic.bo.prescriptions.askForRefill(of: "metformin", note: nil)
        let new = try await ines.prescribe(replacing("metformin", by: "Metformin 850 mg"), for: "bo")
        let after = try await prescriptions(clinic.bo)
        #expect(after.active.map(\.id) == [new] && after.past.map(\.id) == ["metformin"])
        #expect(after.active.first?.request.prior == "metformin" && after.active.first?.request.basis == refill)
        #expect(after.active.first?.request.issues == nil, "it does not speak against itself")
        #expect(after.past.first?.request.status == .stopped)
        #expect(after.past.first?.request.statusReason?.text == "The dose was changed")
        #expect(after.refills.map(\.outcome) == [.approved], "the patient gets the medicine")
        let details = try await clinic.audit(of: "Practitioner/ines").map(\.detail)
        #expect(
            details == [
                "stopped: The dose was changed", "prescribed in place of MedicationRequest/metformin", "approved",
            ])

        await #expect(throws: ClinicError.notPossible("“Metformin 500 mg” is stopped and stays so.")) {
            try await ines.prescribe(replacing("metformin", by: "Ramipril 5 mg"), for: "bo")
        }
        await #expect(throws: ClinicError.notFound("prescription nothing")) {
            try await ines.prescribe(replacing("nothing", by: "Ramipril 5 mg"), for: "bo")
        }
        await #expect(throws: ClinicError.self) {
            try await ines.prescribe(replacing(new, by: "Penicillin V 250 mg"), for: "bo")
        }
        #expect(try await prescriptions(clinic.bo).active.map(\.id) == [new], "nothing of it is kept")
        #expect(try await prescriptions(clinic.bo).past.map(\.id) == ["metformin"])

        let other = try await clinic.bo.prescriptions.askForRefill(of: new, note: nil)
        let ramipril = try await ines.prescribe(replacing(new, by: "Ramipril 5 mg"), for: "bo")
        let end = try await prescriptions(clinic.bo)
        #expect(end.active.map(\.id) == [ramipril] && end.active.first?.request.basis == nil)
        let answer = end.refills.first(where: { $0.id == other })?.outcome
        #expect(answer == .declined, "another medicine is not what was asked for")
    }

    @Test(arguments: Keeping.allCases)
    func `nobody else sees or changes anything, and that they tried is noted`(keeping: Keeping) async throws {
        let clinic = try await makeClinic(keeping)
        let refill = try await clinic.bo.prescriptions.askForRefill(of: "metformin", note: nil)
        let (draft, medicine) = (draft("Ramipril"), CodeableConcept(text: "Ramipril"))
        let attempts: [Attempt] = [
            { _ = try await $0.prescriptions.prescriptions(of: "bo", access: .opening) },
            { _ = try await $0.prescriptions.prescriptions(of: "bo", access: .refresh) },
            { _ = try await $0.prescriptions.issues(with: medicine, for: "bo") },
            { _ = try await $0.prescriptions.prescribe(draft, for: "bo") },
            { try await $0.prescriptions.stop("metformin", reason: "No") },
            { _ = try await $0.prescriptions.askForRefill(of: "metformin", note: nil) },
            { try await $0.prescriptions.withdraw(refill) },
            { _ = try await $0.prescriptions.approve(refill) },
            { try await $0.prescriptions.decline(refill, reason: "No") },
        ]
        for (gateways, agent) in [(clinic.ana, "Patient/ana"), (clinic.karl, "Practitioner/karl")] {
            for attempt in attempts {
                await #expect { try await attempt(gateways) } throws: {
                    if case .notAllowed? = $0 as? ClinicError { true } else { false }
                }
            }
            let events = try await clinic.audit(of: agent)
            #expect(events.count == attempts.count)
            #expect(events.allSatisfy { $0.outcome == .minorFailure && $0.patient == "bo" })
        }
        #expect(try await clinic.karl.prescriptions.openRefills(access: .refresh).isEmpty)
        #expect(try await clinic.ana.prescriptions.openRefills(access: .refresh).isEmpty)
        for attempt: Attempt in [
            { _ = try await $0.prescriptions.prescribe(draft, for: "bo") },
            { try await $0.prescriptions.stop("metformin", reason: "No") },
            { _ = try await $0.prescriptions.approve(refill) },
            { try await $0.prescriptions.decline(refill, reason: "No") },
            { _ = try await $0.prescriptions.issues(with: medicine, for: "bo") },
        ] {
            await #expect(throws: ClinicError.self) { try await attempt(clinic.bo) }
        }
        #expect(try await prescriptions(clinic.bo).active.map(\.id) == ["metformin"])
    }

    @Test(arguments: Keeping.allCases)
    func `whoever has prescribed answers for it, the patient's or not`(keeping: Keeping) async throws {
        var medicine = HealthFixture.medicine
        medicine.requester = "Practitioner/karl"
        let clinic = try await keeping.makeClinic(adding: [.health(.medicationRequest(medicine))])
        let refill = try await clinic.bo.prescriptions.askForRefill(of: "metformin", note: nil)
        let new = try await clinic.karl.prescriptions.approve(refill)
        #expect(try await prescriptions(clinic.bo).active.map(\.id) == [new])
        try await clinic.karl.prescriptions.stop(new, reason: "Kidneys")
        #expect(try await prescriptions(clinic.bo).active.isEmpty)
    }

    @Test(
        arguments: Keeping.allCases,
        [
            ("", "1 tablet", nil, nil, "A prescription needs the name of a medicine."),
            ("Ramipril", "", nil, nil, "A prescription says how much is taken, or how."),
            ("Ramipril", "0 mg", nil, nil, noDose("0 mg")),
            ("Ramipril", "1e9 tablet", nil, nil, noDose("1e9 tablet")),
            ("Ramipril", "10001 tablets", nil, nil, noDose("10001 tablets")),
            ("Ramipril", "99999999999999999999 tablets", nil, nil, noDose("99999999999999999999 tablets")),
            ("Ramipril", "=-1 tablet", nil, nil, noDose("=-1 tablet")),
            ("Ramipril", "-1 tablet", nil, nil, noDose("-1 tablet")), ("Ramipril", "5", nil, nil, noDose("5")),
            ("Insulin", "10000001 IU", nil, nil, noDose("10000001 IU", upTo: 10_000_000)),
            ("Ramipril", "1 mg", 0, nil, "A supply lasts from 1 to 366 days."),
            ("Ramipril", "1 mg", 30, 13, "A prescription has from 0 to 12 repeats."),
            (
                "Ramipril", "1 mg", 30, 1,
                "A prescription says how often: choose it, or write it in the instructions."
            ),
        ] as [(String, String, Int?, Int?, String)])
    func `what no pharmacy could give out is refused`(
        keeping: Keeping, sample: (name: String, dose: String, days: Int?, repeats: Int?, refusal: String)
    ) async throws {
        let clinic = try await makeClinic(keeping)
        let draft = PrescriptionDraft(
            medication: CodeableConcept(text: sample.name), dosage: Dosage(dose: sample.dose), days: sample.days,
            repeats: sample.repeats)
        await #expect(throws: ClinicError.invalid("\(sample.refusal)")) {
            try await clinic.ines.prescriptions.prescribe(draft, for: "bo")
        }
    }

    @Test(arguments: Keeping.allCases)
    func `how often alone is no dosage, and what people write as a dose is one`(keeping: Keeping) async throws {
        let clinic = try await makeClinic(keeping)
        func prescribe(_ dosage: Dosage) async throws {
            let draft = PrescriptionDraft(medication: CodeableConcept(text: "Ramipril 5 mg"), dosage: dosage)
            let id = try await clinic.ines.prescriptions.prescribe(draft, for: "bo")
            try await clinic.ines.prescriptions.stop(id, reason: "Next")
        }
        for vague in [Dosage(dose: "", frequency: .once), Dosage(dose: " ", isAsNeeded: true)] {
            await #expect(throws: ClinicError.invalid("A prescription says how much is taken, or how.")) {
                try await prescribe(vague)
            }
        }
        for dose in ["½ tablet", "1-0-1", "10000 mg", "20000 IU", "2,5 mL", "1–2 puffs", "One tablet", "up to 3 drops"]
        {
            try await prescribe(Dosage(dose: dose, frequency: .twice, route: .oral))
        }
        try await prescribe(Dosage(dose: "", frequency: .twice, route: .topical))
        try await prescribe(Dosage(dose: "", frequency: .twice, instructions: "thinly"))
    }

    @Test(arguments: Keeping.allCases)
    func `answers to requests for a refill are counted until the patient looks, however much was done since`(
        keeping: Keeping
    ) async throws {
        let clinic = try await makeClinic(keeping)
        func count() async throws -> Int? { try await clinic.bo.overview.overview().medication.answeredCount }
        let refill = try await clinic.bo.prescriptions.askForRefill(of: "metformin", note: nil)
        #expect(try await count() == 0)
        try await clinic.ines.prescriptions.decline(refill, reason: "Come and see me.")
        try await clinic.noteOpenings(of: "bo", by: "Practitioner/ines", count: 300)
        #expect(try await count() == 1)
        #expect(try await clinic.ines.overview.overview().medication.answeredCount == nil)
        _ = try await clinic.bo.prescriptions.prescriptions(of: "bo", access: .opening)
        #expect(try await count() == 0)
    }

    @Test(arguments: Keeping.allCases)
    func `a refill is due a week before the end`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await makeClinic(keeping, clock: time.clock)
        _ = try await clinic.ines.prescriptions.prescribe(draft("Ramipril 5 mg"), for: "bo")
        time.advance(by: 52 * 86400)
        #expect(try await clinic.bo.overview.overview().medication.dueCount == 0)
        time.advance(by: 86400)
        #expect(try await clinic.bo.overview.overview().medication.dueCount == 1)
        let due = try #require(try await prescriptions(clinic.bo).active.first { $0.isRefillDue })
        _ = try await clinic.bo.prescriptions.askForRefill(of: due.id, note: nil)
        let medication = try await clinic.bo.overview.overview().medication
        #expect(medication == MedicationOverview(activeCount: 2, dueCount: 0, refillCount: 1, answeredCount: 0))
    }

    @Test(arguments: Keeping.unserved, 0..<12)
    func `in whatever order things are done, what has ended stays so`(keeping: Keeping, seed: UInt64) async throws {
        let clinic = try await makeClinic(keeping)
        var random = SeededGenerator(seed: seed)
        var ended: [MedicationRequest.ID: MedicationRequest.Status] = [:]
        for _ in 0..<40 {
            let before = try await prescriptions(clinic.ines)
            let all = (before.active + before.past).map(\.id)
            let refills = before.refills.map(\.id)
            let id = all.randomElement(using: &random) ?? "metformin"
            let refill = refills.randomElement(using: &random) ?? "none"
            do {
                switch Int.random(in: 0...5, using: &random) {
                case 0, 1: _ = try await clinic.bo.prescriptions.askForRefill(of: id, note: nil)
                case 2: try await clinic.bo.prescriptions.withdraw(refill)
                case 3: _ = try await clinic.ines.prescriptions.approve(refill)
                case 4: try await clinic.ines.prescriptions.decline(refill, reason: "No")
                default: try await clinic.ines.prescriptions.stop(id, reason: "Kidneys")
                }
            } catch is ClinicError {
                // Most of what is tried at random is not to be done.
            }
            let after = try await prescriptions(clinic.ines)
            let open = after.refills.filter { $0.outcome == .open }.compactMap(\.request.prior)
            #expect(Set(open).count == open.count, "one open refill a prescription")
            let approved = after.refills.filter { $0.outcome == .approved }.map(\.id)
            let successors = (after.active + after.past).compactMap(\.request.basis)
            #expect(Set(successors) == Set(approved) && successors.count == approved.count)
            for request in after.past.map(\.request) + after.refills.map(\.request).filter({ $0.status != .draft }) {
                #expect(ended[request.id, default: request.status] == request.status)
                ended[request.id] = request.status
            }
        }
        #expect(!ended.isEmpty)
    }
}

private func noDose(_ dose: String, upTo most: Int = 10_000) -> String {
    "“\(dose)” is no dose: it is a number above 0 and at most \(most) with a unit, such as “1 tablet”."
}
