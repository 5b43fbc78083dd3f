import Foundation

/// One transaction of a practitioner's with a visit.
struct VisitDesk {
    private static let longestNote = 20_000

    let records: any ClinicRecords
    let desk: Desk

    var principal: Principal { desk.principal }

    func details(_ id: Appointment.ID) throws -> VisitDetails {
        let (encounter, patient) = try find(id)
        guard let appointment = try records.summary(id), let person = try records.patient(patient) else {
            throw ClinicError.notFound("appointment \(id)")
        }
        let observations = try records.entries(Observation.self, of: patient).filter { $0.category == .vitalSigns }
        let own = observations.filter { $0.encounter == encounter.id }
        let documents = try documents(of: encounter, patient)
        let problems = try records.entries(Condition.self, of: patient).filter { $0.belongs(to: encounter) }
        return VisitDetails(
            appointment: try appointment.shown(to: principal, in: records), encounter: encounter, patient: person,
            allergies: try records.entries(AllergyIntolerance.self, of: patient).filter(\.isActive),
            // The latest first: what comes later in the list takes the place of what came before.
            vitalSigns: VitalSigns(own.reversed()),
            measurements: own.reversed().compactMap { VisitMeasurement($0) },
            earlierSigns: VitalSigns(observations.filter { $0.encounter != encounter.id && $0.isFinal }.reversed()),
            problems: problems, note: documents.first { !$0.isAddendum },
            addenda: try documents.filter(\.isAddendum).map(addendum),
            prescriptions: try records.entries(MedicationRequest.self, of: patient).filter {
                $0.encounter == encounter.id && $0.isPrescription
            },
            orders: try HealthDesk(records: records, principal: principal).orders(of: patient).filter {
                $0.request.encounter == encounter.id
            },
            canWrite: encounter.isRunning, canAddAddendum: encounter.status == .finished,
            canCorrect: mayCorrect(encounter), zone: appointment.zone)
    }

    func setReason(_ reason: String, of id: Appointment.ID) throws {
        var (encounter, _) = try findRunning(id)
        guard reason.count <= 2000 else { throw ClinicError.invalid("The reason is longer than 2000 characters.") }
        let before = encounter.reason
        encounter.reason = reason.trimmedIfAny
        guard encounter.reason != before else { return }
        try records.store(encounter)
        try audit(.update, encounter.id.reference, encounter, "reason changed")
    }

    func measure(_ signs: VitalSigns, correcting mistake: Observation.ID?, in id: Appointment.ID) throws {
        let (encounter, patient) = try findRunning(id)
        try signs.check()
        guard !signs.values.isEmpty else { throw ClinicError.invalid("Nothing was measured.") }
        let known = try records.entries(Observation.self, of: patient).filter {
            $0.encounter == encounter.id && $0.category == .vitalSigns
        }
        let measured = signs.observations(
            of: patient, in: encounter.id, at: records.now, by: principal.reference)
        if let mistake {
            guard let wrong = known.first(where: { $0.id == mistake }) else {
                throw ClinicError.notFound("measurement \(mistake) in this visit")
            }
            guard wrong.canBeCorrected else {
                throw ClinicError.notPossible("This measurement cannot be corrected: take it back, and measure again.")
            }
            guard measured.contains(where: { $0.signs == wrong.signs }) else {
                throw ClinicError.invalid("The measurement that is to be corrected has no new value.")
            }
        }
        for observation in measured {
            let alike = known.filter { $0.canBeCorrected && $0.signs == observation.signs }
            // Of one instant nobody could tell which came later.
            guard
                var old = alike.first(where: { $0.id == mistake })
                    ?? alike.first(where: { $0.effective == observation.effective })
            else {
                try records.store(observation)
                try audit(.create, observation.id.reference, encounter, "measured")
                continue
            }
            guard old.value != observation.value || old.components != observation.components else { continue }
            old.value = observation.value
            old.components = observation.components
            old.performers = observation.performers
            try records.store(old)
            try audit(.update, old.id.reference, encounter, "measurement corrected")
        }
    }

    func addProblem(_ problem: CodeableConcept, in id: Appointment.ID) throws {
        let (encounter, patient) = try findRunning(id)
        let name = problem.display
        guard !name.allSatisfy(\.isWhitespace) else { throw ClinicError.invalid("A problem needs a name.") }
        guard name.count <= 200 else { throw ClinicError.invalid("The problem’s name is longer than 200 characters.") }
        let active = try records.entries(Condition.self, of: patient).filter(\.isActive)
        if active.contains(where: { $0.code?.display.lowercased() == name.lowercased() }) {
            throw ClinicError.invalid("“\(name)” is a problem of the patient’s already.")
        }
        let condition = Condition(
            id: .unique(), verificationStatus: .provisional, code: problem, patient: patient, encounter: encounter.id,
            recorded: .instant(records.now))
        try records.store(condition)
        try audit(.create, condition.id.reference, encounter, "noted as a problem")
    }

    func resolve(_ id: Condition.ID, in appointment: Appointment.ID) throws {
        let (encounter, patient) = try findRunning(appointment)
        guard var condition = try records.entry(id), condition.patient == patient, !condition.isEnteredInError else {
            throw ClinicError.notFound("problem \(id)")
        }
        guard condition.isActive else {
            throw ClinicError.notPossible("“\(condition.code?.display ?? id.rawValue)” is over already.")
        }
        condition.clinicalStatus = .resolved
        condition.abatement = .instant(records.now)
        try records.store(condition)
        try audit(.update, id.reference, encounter, "resolved")
    }

    /// Takes back one measurement of a sign, the last where none is named: for a pressure both values, which are one.
    func markMeasurementInError(_ sign: VitalSign, _ wrong: Observation.ID?, in id: Appointment.ID) throws {
        let (encounter, patient) = try findToCorrect(id)
        let measured = try records.entries(Observation.self, of: patient).filter {
            $0.encounter == encounter.id && $0.category == .vitalSigns && VitalSigns([$0]).values[sign] != nil
        }
        // The latest stands first.
        guard var observation = measured.first(where: { wrong == nil || $0.id == wrong }) else {
            throw ClinicError.notFound("measurement of \(sign.words) in this visit")
        }
        let before = observation.status
        observation.status = .enteredInError
        try records.store(observation)
        try audit(.update, observation.id.reference, encounter, "\(before.rawValue) → entered-in-error")
    }

    func markProblemInError(_ id: Condition.ID, in appointment: Appointment.ID) throws {
        let (encounter, patient) = try findToCorrect(appointment)
        guard var problem = try records.entry(id), problem.patient == patient, problem.encounter == encounter.id,
            !problem.isEnteredInError
        else { throw ClinicError.notFound("problem \(id) in this visit") }
        let before = problem.verificationStatus?.rawValue ?? "unknown"
        // R4: what was entered in error has no clinical status, and so no end.
        (problem.verificationStatus, problem.clinicalStatus, problem.abatement) = (.enteredInError, nil, nil)
        try records.store(problem)
        try audit(.update, id.reference, encounter, "\(before) → entered-in-error")
    }

    func saveNote(_ text: String, of id: Appointment.ID) throws {
        let (encounter, patient) = try findRunning(id)
        guard text.count <= Self.longestNote else {
            throw ClinicError.invalid("The note is longer than \(Self.longestNote) characters.")
        }
        let old = try documents(of: encounter, patient).first { !$0.isAddendum }
        guard text != old?.attachment.text ?? "" else { return }
        var note = old ?? document(text, in: encounter, of: patient, .note, DocumentReference.noteTitle)
        note.docStatus = .preliminary
        note.written = records.now
        note.authors = [principal.reference]
        note.attachment.data = Data(text.utf8)
        try records.store(note)
        try audit(old == nil ? .create : .update, note.id.reference, encounter, "note kept as a draft")
    }

    func addAddendum(_ text: String, to id: Appointment.ID) throws {
        let (encounter, patient) = try find(id)
        guard encounter.status == .finished else {
            throw ClinicError.notPossible("The visit is not signed: write it into the note.")
        }
        let words = text.trimmed
        guard !words.isEmpty, words.count <= Self.longestNote else {
            throw ClinicError.invalid("An addendum has from 1 to \(Self.longestNote) characters.")
        }
        var addendum = document(words, in: encounter, of: patient, .addendum, DocumentReference.addendumTitle)
        addendum.docStatus = .final
        addendum.appends = try documents(of: encounter, patient).first { !$0.isAddendum }?.id
        try records.store(addendum)
        try audit(
            .create, addendum.id.reference, encounter,
            "addendum to \(addendum.appends?.reference ?? encounter.id.reference)")
    }

    /// Makes final what was written in an encounter that is about to be finished. A note has words.
    func finalize(_ encounter: Encounter) throws {
        guard let patient = encounter.patient else { return }
        for var note in try documents(of: encounter, patient) where note.docStatus == .preliminary {
            // A note that was emptied again says nothing, and was none.
            if note.attachment.text?.allSatisfy(\.isWhitespace) ?? false {
                note.status = .enteredInError
                note.docStatus = .enteredInError
            } else {
                note.docStatus = .final
            }
            note.written = records.now
            try records.store(note)
            try audit(.update, note.id.reference, encounter, note.docStatus == .final ? "signed" : "empty")
        }
        for var observation in try records.entries(Observation.self, of: patient)
        where observation.encounter == encounter.id && observation.category == .vitalSigns
            && observation.status == .preliminary
        {
            observation.status = .final
            observation.issued = records.now
            try records.store(observation)
            try audit(.update, observation.id.reference, encounter, "preliminary → final")
        }
        for var problem in try records.entries(Condition.self, of: patient)
        where problem.encounter == encounter.id && problem.verificationStatus == .provisional {
            problem.verificationStatus = .confirmed
            try records.store(problem)
            try audit(.update, problem.id.reference, encounter, "provisional → confirmed")
        }
    }

    /// Throws `notPossible` where there is a note that waits for its signature.
    func checkNoDraft(of id: Appointment.ID) throws {
        let (encounter, patient) = try findRunning(id)
        if try hasDraft(encounter, patient) { throw ClinicError.draftNote }
    }

    func hasDraft(_ encounter: Encounter, _ patient: Patient.ID) throws -> Bool {
        try documents(of: encounter, patient).contains { note in
            note.docStatus == .preliminary && note.attachment.text?.contains { !$0.isWhitespace } ?? false
        }
    }
}

extension VisitDesk {
    /// The encounter of an appointment of the practitioner's own, and whose it is.
    func find(_ id: Appointment.ID) throws -> (encounter: Encounter, patient: Patient.ID) {
        _ = try desk.requirePractitioner(to: "document a visit")
        let appointment = try AppointmentDesk(records: records, desk: desk).find(id)
        guard let encounter = try records.encounter(of: id), encounter.status != .enteredInError,
            let patient = encounter.patient ?? appointment.patient
        else { throw ClinicError.notFound("visit that has started in appointment \(id)") }
        return (encounter, patient)
    }

    func findRunning(_ id: Appointment.ID) throws -> (encounter: Encounter, patient: Patient.ID) {
        let found = try find(id)
        guard found.encounter.isRunning else {
            throw ClinicError.notPossible("The visit is signed: what is new is an addendum.")
        }
        return found
    }

    /// One that goes on, or that is over and the practitioner's own.
    private func findToCorrect(_ id: Appointment.ID) throws -> (encounter: Encounter, patient: Patient.ID) {
        let found = try find(id)
        guard mayCorrect(found.encounter) else {
            throw ClinicError.notAllowed("correct a visit that somebody else has documented")
        }
        return found
    }

    private func mayCorrect(_ encounter: Encounter) -> Bool {
        encounter.isRunning || encounter.practitioners.contains { $0.reference == principal.reference }
    }

    private func documents(of encounter: Encounter, _ patient: Patient.ID) throws -> [DocumentReference] {
        try records.entries(DocumentReference.self, of: patient)
            .filter { $0.encounter == encounter.id && ($0.kind == .note || $0.isAddendum) && $0.status == .current }
            .sorted { ($0.written ?? .distantPast, $0.id) < ($1.written ?? .distantPast, $1.id) }
    }

    private func addendum(_ document: DocumentReference) throws -> Addendum {
        let author = try document.authors.lazy.compactMap(Principal.init(reference:)).first.map(records.name)
        return Addendum(document: document, authorName: author.flatMap { $0.isEmpty ? nil : $0 })
    }

    private func document(
        _ text: String, in encounter: Encounter, of patient: Patient.ID, _ kind: DocumentReference.VisitKind,
        _ title: String
    ) -> DocumentReference {
        DocumentReference(
            id: .unique(), docStatus: .preliminary, type: kind.concept, patient: patient, encounter: encounter.id,
            written: records.now, authors: [principal.reference],
            attachment: Attachment(contentType: "text/plain; charset=utf-8", data: Data(text.utf8), title: title))
    }

    func audit(
        _ action: AuditEvent.Action, _ entity: String, _ encounter: Encounter, _ detail: String
    ) throws {
        try desk.audit(records, action, entity, patient: encounter.patient, detail)
    }
}

extension Condition {
    /// Whether it was noted in a visit, or was known in it and not over before.
    fileprivate func belongs(to visit: Encounter) -> Bool {
        if encounter == visit.id { return true }
        if let end = visit.end, let known = recorded ?? onset?.dateTime, known.beginning > end { return false }
        guard let over = abatement?.lastDateTime, let start = visit.start else { return isActive }
        return over.end >= start
    }
}

extension Encounter {
    /// Whether it can be written in.
    package var isRunning: Bool { status.isRunning }
}
