import Foundation

/// One transaction of a principal's with prescriptions.
struct PrescriptionDesk {
    /// For how long an answer to a refill is new.
    private static let newness: TimeInterval = 14 * 86400

    let records: any ClinicRecords
    let desk: Desk

    var principal: Principal { desk.principal }

    func prescriptions(of id: Patient.ID) throws -> PatientPrescriptions {
        let patient = try principal.patient(id, in: records)
        let all = try records.entries(MedicationRequest.self, of: id)
        let refills = all.filter(\.isRefillRequest)
        let allergies = principal.role == .practitioner ? try records.entries(AllergyIntolerance.self, of: id) : []
        let prescriptions = try all.filter { request in
            request.isPrescription && (principal.role == .practitioner || request.status != .draft)
        }.map { try prescription($0, refills, allergies) }
        let since = records.now - Self.newness
        return PatientPrescriptions(
            patient: patient, active: prescriptions.filter(\.request.isActive),
            past: prescriptions.filter { !$0.request.isActive },
            refills: try refills.filter { $0.status == .draft || ($0.authored?.beginning ?? .distantPast) >= since }
                .compactMap { try refill($0, all) },
            prohibitions: principal.role == .practitioner ? try prohibitions(of: id, among: all) : [],
            zone: try zone())
    }

    func openRefills() throws -> [Refill] {
        let open: [MedicationRequest] =
            switch principal {
            case .patient(let own): try records.entries(MedicationRequest.self, of: own).filter(\.isOpenRefill)
            case .practitioner(let own): try records.openRefills(of: own)
            }
        func asked(_ refill: MedicationRequest) -> Date { refill.authored?.beginning ?? .distantPast }
        return try open.sorted { (asked($0), $0.id) < (asked($1), $1.id) }
            .compactMap { try refill($0, records.entries(MedicationRequest.self, of: $0.patient ?? "")) }
    }

    func overview() throws -> MedicationOverview {
        switch principal {
        case .practitioner(let own): return MedicationOverview(refillCount: try records.openRefillCount(of: own))
        case .patient(let own):
            var (activeCount, refillCount) = (0, 0)
            // One or two, if any.
            var (due, asked): ([MedicationRequest.ID], [MedicationRequest.ID?]) = ([], [])
            var answered: [String] = []
            try records.forEachEntry(of: own) { (request: MedicationRequest) in
                if request.isOpenRefill {
                    refillCount += 1
                    asked.append(request.prior)
                } else if request.isRefillRequest {
                    answered.append(request.id.reference)
                } else if request.isActive, request.isPrescription {
                    activeCount += 1
                    if request.isRefillDue(at: records.now) { due.append(request.id) }
                }
            }
            return MedicationOverview(
                activeCount: activeCount, dueCount: due.count { !asked.contains($0) }, refillCount: refillCount,
                answeredCount: try newsCount(of: answered, for: own))
        }
    }

    /// How many of the requests with these references were answered since the patient has looked at their medication.
    private func newsCount(of requests: [String], for patient: Patient.ID) throws -> Int {
        guard !requests.isEmpty else { return 0 }
        let looking = AuditSearch(
            patient: patient, agent: patient.reference, entities: [MedicationRequest.resourceType], limit: 1)
        let looked = try records.auditEvents(looking).first?.id
        return try records.auditEvents(AuditSearch(patient: patient, entities: requests, after: looked, limit: .max))
            .count(where: \.isAnswerToRefill)
    }

    /// What speaks against a medicine, besides the prescription whose place it takes.
    func issues(
        with medication: CodeableConcept, for patient: Patient.ID, replacing prior: MedicationRequest.ID? = nil
    ) throws -> [DetectedIssue] {
        let allergies = try records.entries(AllergyIntolerance.self, of: patient).filter(\.isActive)
        let requests = try records.entries(MedicationRequest.self, of: patient)
        let active = requests.filter { $0.isPrescription && $0.isActive && $0.id != prior }
        return try allergies.compactMap { $0.issue(with: medication) }
            + prohibitions(of: patient, among: requests).compactMap { prohibition in
                DetectedIssue(.prohibition, prohibition.source, prohibition.medication, medication) {
                    $0.speaks(against: $1)
                }
            }
            + active.compactMap { duplicate($0, of: medication) }
    }

    /// What an active prescription says against a medicine: it is the same, or does the same.
    private func duplicate(_ prescription: MedicationRequest, of medication: CodeableConcept) -> DetectedIssue? {
        guard let known = prescription.medication else { return nil }
        let source = prescription.id.reference
        if known.isAnotherMember(besides: medication) {
            return DetectedIssue(kind: .duplicateClass, implicated: source, detail: known.display)
        }
        return DetectedIssue(.duplicate, source, known, medication) { $0.sharesIngredient(with: $1) }
            ?? DetectedIssue(.duplicateClass, source, known, medication) { $0.worksLike($1) }
    }

    /// What the patient must not take.
    private func prohibitions(of patient: Patient.ID, among requests: [MedicationRequest]) throws -> [Prohibition] {
        try requests.compactMap(\.prohibition)
            + records.entries(MedicationStatement.self, of: patient).compactMap(\.prohibition)
    }

    func prescribe(_ draft: PrescriptionDraft, for patient: Patient.ID) throws -> MedicationRequest.ID {
        let practitioner = try desk.requirePractitioner(to: "prescribe")
        _ = try principal.patient(patient, in: records)
        try draft.check()
        if let encounter = draft.encounter {
            try records.checkRunning(
                encounter, of: patient, by: principal, over: .notPossible("The visit is over: prescribe without it."))
        }
        let old = try draft.replacement.map { try replaced($0, of: patient) }
        let refill = try old.flatMap { try approveRefill(of: $0, by: draft.medication, for: patient) }
        let request = MedicationRequest(
            id: .unique(), categories: old?.categories ?? [], medication: draft.medication, patient: patient,
            encounter: draft.encounter, authored: .instant(records.now), requester: practitioner.reference,
            reasons: old?.reasons ?? [], dosages: [draft.dosage],
            dispense: MedicationRequest.Dispense(days: draft.days, repeats: draft.repeats),
            note: draft.note.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }, prior: old?.id, basis: refill)
        let done = if let old { "prescribed in place of \(old.id.reference)" } else { "prescribed" }
        let new = try store(request, reasons: draft.reasons, done)
        if let replacement = draft.replacement { try stop(replacement.prescription, reason: replacement.reason) }
        return new
    }

    func stop(_ id: MedicationRequest.ID, reason: String) throws {
        _ = try desk.requirePractitioner(to: "stop a prescription")
        let prescription = try find(id, "prescription \(id)", where: \.isPrescription)
        let patient = try authorize(prescription, to: "stop a prescription of somebody who is not your patient")
        let reason = try reason.checkedReason(to: "stop a prescription")
        try change(prescription, to: .stopped, because: CodeableConcept(text: reason), "stopped: \(reason)")
        for refill in try openRefills(of: prescription, patient) {
            try change(refill, to: .cancelled, because: .declined(reason), "declined: the prescription was stopped")
        }
    }

    func askForRefill(of id: MedicationRequest.ID, note: String?) throws -> MedicationRequest.ID {
        guard case .patient(let own) = principal else {
            throw ClinicError.notAllowed("ask for a refill for a patient")
        }
        let prescription = try find(id, "prescription \(id)", where: \.isPrescription)
        guard prescription.patient == own else { throw ClinicError.notAllowed("see another patient’s record") }
        guard prescription.isActive, prescription.status == .active else {
            throw ClinicError.notPossible(
                "“\(prescription.title)” is not active any more: ask your practitioner for it.")
        }
        guard try openRefills(of: prescription, own).isEmpty else {
            throw ClinicError.notPossible("A refill of “\(prescription.title)” is asked for already.")
        }
        let refill = MedicationRequest(
            id: .unique(), status: .draft, intent: .proposal, medication: prescription.medication, patient: own,
            authored: .instant(records.now), requester: own.reference, dosages: prescription.dosages,
            note: note.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }, prior: prescription.id)
        try refill.note?.checkAsNote()
        try records.store(refill)
        try desk.audit(records, .create, refill.id.reference, patient: own, "asked for a refill of \(id.reference)")
        return refill.id
    }

    func withdraw(_ id: MedicationRequest.ID) throws {
        guard case .patient(let own) = principal else {
            throw ClinicError.notAllowed("withdraw a patient’s request")
        }
        let refill = try find(id, "request for a refill \(id)", where: \.isRefillRequest)
        guard refill.patient == own else { throw ClinicError.notAllowed("see another patient’s record") }
        try checkOpen(refill)
        let outcome = MedicationRequest.RefillOutcome.withdrawn
        try change(
            refill, to: .cancelled,
            because: CodeableConcept(
                system: MedicationRequest.RefillOutcome.system, code: outcome.rawValue, display: "Withdrawn"),
            "withdrawn")
    }

    func approve(
        _ id: MedicationRequest.ID, reasons: [String: String], note: String?
    ) throws -> MedicationRequest.ID {
        let practitioner = try desk.requirePractitioner(to: "approve a refill")
        let refill = try find(id, "request for a refill \(id)", where: \.isRefillRequest)
        _ = try authorize(refill, to: "approve a refill for somebody who is not your patient")
        try checkOpen(refill)
        guard let old = try refill.prior.flatMap({ try records.entry($0) }), old.isActive else {
            throw ClinicError.notPossible("“\(refill.title)” is not active any more: prescribe it anew, or decline.")
        }
        var dispense = old.dispense
        dispense?.validFrom = nil
        dispense?.validUntil = nil
        let note = note?.trimmed ?? ""
        try note.checkAsNote()
        try change(refill, to: .completed, because: nil, "approved")
        let successor = MedicationRequest(
            id: .unique(), categories: old.categories, medication: old.medication, patient: old.patient,
            authored: .instant(records.now), requester: practitioner.reference, reasons: old.reasons,
            dosages: old.dosages, dispense: dispense, note: note.isEmpty ? nil : note, prior: old.id,
            basis: refill.id)
        let new = try store(successor, reasons: reasons, "prescribed again in place of \(old.id.reference)")
        try change(old, to: .completed, because: nil, "\(old.status.rawValue) → completed")
        return new
    }

    func decline(_ id: MedicationRequest.ID, reason: String) throws {
        _ = try desk.requirePractitioner(to: "decline a refill")
        let refill = try find(id, "request for a refill \(id)", where: \.isRefillRequest)
        _ = try authorize(refill, to: "decline a refill for somebody who is not your patient")
        try checkOpen(refill)
        let reason = try reason.checkedReason(to: "decline a refill")
        try change(refill, to: .cancelled, because: .declined(reason), "declined: \(reason)")
    }
}

extension PrescriptionDesk {
    private func find(
        _ id: MedicationRequest.ID, _ name: Phrase, where isMeant: (MedicationRequest) -> Bool
    ) throws -> MedicationRequest {
        guard let found = try records.entry(id), !found.isEnteredInError, isMeant(found) else {
            throw ClinicError.notFound(name)
        }
        return found
    }

    /// What a draft takes the place of, which is the same patient's.
    private func replaced(
        _ replacement: PrescriptionDraft.Replacement, of patient: Patient.ID
    ) throws -> MedicationRequest {
        let id = replacement.prescription
        let old = try find(id, "prescription \(id)", where: \.isPrescription)
        guard old.patient == patient else { throw ClinicError.notFound("prescription \(id)") }
        return old
    }

    /// Approves the refill that is asked for of a prescription whose place the same medicine takes; says which it is.
    private func approveRefill(
        of old: MedicationRequest, by medicine: CodeableConcept, for patient: Patient.ID
    ) throws -> MedicationRequest.ID? {
        guard old.isContinued(by: medicine), let refill = try openRefills(of: old, patient).first else { return nil }
        try change(refill, to: .completed, because: nil, "approved")
        return refill.id
    }

    /// Whose it is, if the practitioner has prescribed it, or is the patient's.
    private func authorize(_ request: MedicationRequest, to doWhat: Phrase) throws -> Patient.ID {
        guard let patient = request.patient, try mayTreat(request) else { throw ClinicError.notAllowed(doWhat) }
        return patient
    }

    private func mayTreat(_ request: MedicationRequest) throws -> Bool {
        guard case .practitioner(let own) = principal, let patient = request.patient else { return false }
        let prior = request.isRefillRequest ? try request.prior.flatMap { try records.entry($0) } : nil
        if (prior ?? request).requester == own.reference { return true }
        return try records.isPatient(patient, of: own)
    }

    private func checkOpen(_ refill: MedicationRequest) throws {
        guard refill.status == .draft else {
            if refill.refillOutcome == .withdrawn {
                throw ClinicError.notPossible("The request for “\(refill.title)” was withdrawn.")
            }
            throw ClinicError.notPossible("The request for “\(refill.title)” has been answered.")
        }
    }

    /// A prescription belongs to a visit that goes on, of the same patient and this practitioner.
    private func openRefills(of prescription: MedicationRequest, _ patient: Patient.ID) throws -> [MedicationRequest] {
        try records.entries(MedicationRequest.self, of: patient).filter {
            $0.isOpenRefill && $0.prior == prescription.id
        }
    }

    /// Stores a new prescription with what speaks against it, each with the reason why it is written all the same, where
    /// it needs one or has one.
    private func store(
        _ request: MedicationRequest, reasons: [String: String], _ done: String
    ) throws -> MedicationRequest.ID {
        guard let patient = request.patient, let medication = request.medication else {
            throw ClinicError.invalid("A prescription needs the name of a medicine.")
        }
        var request = request
        let issues = try issues(with: medication, for: patient, replacing: request.prior).map { issue in
            var issue = issue
            let reason = reasons[issue.id] ?? ""
            if issue.needsReason || !reason.allSatisfy(\.isWhitespace) {
                issue.mitigation = try reason.checkedReason(to: issue.words)
            }
            return issue
        }
        request.issues = issues.isEmpty ? nil : issues
        try records.store(request)
        try desk.audit(records, .create, request.id.reference, patient: patient, done)
        for issue in issues {
            guard let mitigation = issue.mitigation else { continue }
            try desk.audit(
                records, .create, request.id.reference, patient: patient,
                "prescribed in spite of \(issue.implicated): \(mitigation)")
        }
        return request.id
    }

    private func change(
        _ request: MedicationRequest, to status: MedicationRequest.Status, because reason: CodeableConcept?,
        _ done: String
    ) throws {
        guard request.status.canBecome(status) else {
            throw ClinicError.notPossible("“\(request.title)” is \(request.status.words) and stays so.")
        }
        var request = request
        request.status = status
        request.statusReason = reason ?? request.statusReason
        try records.store(request)
        try desk.audit(records, .update, request.id.reference, patient: request.patient, done)
    }

    private func prescription(
        _ request: MedicationRequest, _ refills: [MedicationRequest], _ allergies: [AllergyIntolerance]
    ) throws -> Prescription {
        let open = refills.first { $0.isOpenRefill && $0.prior == request.id }?.id
        let isActive = request.isActive && request.status == .active
        return Prescription(
            request: request, prescriberName: try prescriberName(request),
            isRefillDue: request.isRefillDue(at: records.now), openRefill: open,
            canStop: try request.status.canBecome(.stopped) && mayTreat(request),
            canAskForRefill: principal.role == .patient && isActive && open == nil,
            issues: allergies.issues(with: request))
    }

    private func prescriberName(_ request: MedicationRequest) throws -> String? {
        guard let requester = request.requester, let prescriber = Principal(reference: requester) else { return nil }
        let name = try records.name(of: prescriber)
        return name.isEmpty ? nil : name
    }

    private func refill(_ request: MedicationRequest, _ all: [MedicationRequest]) throws -> Refill? {
        guard let owner = request.patient, let patient = try records.patient(owner) else { return nil }
        let isOpen = request.isOpenRefill
        let canAnswer = try isOpen && mayTreat(request)
        let allergies = canAnswer ? try records.entries(AllergyIntolerance.self, of: owner).filter(\.isActive) : []
        return Refill(
            request: request, patient: owner, patientName: patient.name,
            prior: all.first { $0.id == request.prior && !$0.isEnteredInError }, allergies: allergies,
            prohibitions: canAnswer ? try prohibitions(of: owner, among: all) : [],
            issues: canAnswer
                ? try request.medication.map { try issues(with: $0, for: owner, replacing: request.prior) } ?? [] : [],
            canAnswer: canAnswer, canWithdraw: isOpen && principal == .patient(owner), zone: try zone())
    }

    private func zone() throws -> Zone { try records.localZone(of: principal) }
}

extension MedicationRequest {
    var isOpenRefill: Bool { status == .draft && isRefillRequest }

    fileprivate var title: Phrase { medication?.words ?? "\(id)" }
}

extension MedicationRequest.Dispense {
    fileprivate init?(days: Int?, repeats: Int?) {
        guard days != nil || repeats != nil else { return nil }
        self.init(
            repeats: repeats,
            supplyDuration: days.map { Quantity(ExactDecimal(String($0)), $0 == 1 ? "day" : "days", code: "d") })
    }
}

extension CodeableConcept {
    fileprivate static func declined(_ reason: String) -> CodeableConcept {
        let outcome = MedicationRequest.RefillOutcome.declined
        let coding = Coding(
            system: MedicationRequest.RefillOutcome.system, code: outcome.rawValue, display: "Declined")
        return CodeableConcept(codings: [coding], text: reason)
    }
}

extension AuditEvent {
    /// Whether a practitioner has approved or declined a request for a refill with it.
    fileprivate var isAnswerToRefill: Bool {
        outcome == .success && Principal(reference: agent)?.role == .practitioner
            && (detail == "approved" || detail.hasPrefix("declined: "))
    }
}
