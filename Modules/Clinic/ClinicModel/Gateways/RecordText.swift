import Foundation

/// A record as a text that a person can read and print: what the screens of the record show, and what its documents say.
struct RecordText {
    let record: PatientRecord
    /// Those of the record, with their data where they are texts.
    let documents: [DocumentDetails]
    let now: Date
    let lines: RecordLines

    var file: RecordFile { lines.file("My health record", heading + sections, on: now) }

    private var heading: [String] {
        let patient = record.patient
        let facts: [String?] = [
            lines.say("My health record"), patient.name, patient.deceased ? lines.say("Has died") : nil,
            lines.fact("Born", patient.birthDate?.words), lines.fact("Gender", patient.gender?.words),
            lines.fact("Patient number", patient.identifiers.first.map { "\($0.value)" }), lines.asOf(now),
        ]
        return facts.compactMap(\.self)
    }

    private var sections: [String] {
        let all: [[String]] = [
            lines.section("Allergies", allergies),
            lines.section("Health problems", record.problems.map(problem)),
            lines.section("Medication", record.medication.map(medicine)),
            lines.section("Results", record.series.flatMap(results)),
            lines.section(
                "Vaccinations", record.immunizations.map { lines.entry($0.vaccine.words, lines.time($0.occurrence)) }),
            lines.section(
                "Procedures",
                record.procedures.map { lines.entry($0.code?.words, lines.time($0.performed), $0.standing) }),
            lines.section("Tests and referrals", record.orders.flatMap(order)),
            lines.section(
                "Reports", record.reports.map { lines.entry($0.code.words, lines.day($0.date), $0.words) }),
            lines.section("Visits", record.visits.map(visit)),
            lines.section("Notes and documents", documents.flatMap(document)),
        ]
        return all.flatMap(\.self)
    }

    private var allergies: [String] {
        guard !record.allergies.isEmpty else { return [lines.say("No allergies are recorded")] }
        return record.allergies.map { allergy in
            let name: Phrase = allergy.type == .intolerance ? "Intolerance: \(allergy.words)" : allergy.words
            let onset: Phrase? = lines.time(allergy.onset).map { "Began: \($0)" }
            return lines.entry(name, allergy.risk, allergy.reactionWords, onset, allergy.standing)
        }
    }

    private func problem(_ problem: Condition) -> String {
        let abatement: Phrase? = lines.time(problem.abatement).map { "Ended: \($0)" }
        return lines.entry(
            problem.code?.words, lines.time(problem.onset) ?? lines.day(problem.recorded), abatement,
            problem.standing)
    }

    private func medicine(_ request: MedicationRequest) -> String {
        let isVague = request.authored?.isLongerThanDay ?? false
        let prescribed: Phrase? = lines.day(request.authored).map {
            isVague ? "Prescribed in \($0)" : "Prescribed on \($0)"
        }
        return lines.entry(request.medication?.words, request.dosageWords, prescribed, request.standing)
    }

    private func results(_ series: ResultSeries) -> [String] {
        [lines.entry(series.words, lines.normal(series))] + lines.results(of: series).flatMap { lines.indented($0) }
    }

    private func order(_ order: Order) -> [String] {
        let request = order.request
        let hasEnded = request.doNotPerform == true || !request.status.canBecome(.completed)
        let priority = hasEnded || request.priority == .routine ? nil : request.priority?.words
        let requester: Phrase? = order.requesterName.map { "\($0)" }
        var below: [String] = request.reasons.map { lines.say("For: \($0.words)") }
        if let note = request.note { below.append(note) }
        if let reason = request.statusReason { below.append(lines.say("Because: \(reason.words)")) }
        below += order.results.map { lines.entry($0.title, $0.words, $0.interpretation?.words, lines.day($0.date)) }
        let first = lines.entry(
            request.words, request.category?.words, lines.day(request.authored), requester, priority,
            request.standing)
        return [first] + below.flatMap { lines.indented($0) }
    }

    private func visit(_ visit: RecordVisit) -> String {
        let reason: Phrase? = visit.encounter.reason.map { "\($0)" }
        let practitioner: Phrase? = visit.practitionerName.map { "\($0)" }
        return lines.entry(
            reason ?? visit.encounter.types.first?.words, practitioner, lines.day(visit.encounter.began),
            visit.encounter.standing)
    }

    private func document(_ details: DocumentDetails) -> [String] {
        let document = details.document
        let authors = details.authorNames.joined(separator: ", ")
        let below = [lines.fact("By", "\(authors)"), content(of: document.attachment)].compactMap(\.self)
        return [lines.entry("\(document.title)", lines.day(document.date), document.standing)]
            + below.flatMap { lines.indented($0) }
    }

    /// What a document says, or what it is where that cannot stand in a text.
    private func content(of attachment: Attachment) -> String {
        if let text = attachment.text { return text }
        if attachment.isText, attachment.data == nil, let url = attachment.url {
            return lines.say("The file is not kept here: it is at \(url).")
        }
        let place: Phrase? = attachment.url.map { "\($0)" }
        let kind = Phrase(joining: [attachment.kindWords, place].compactMap(\.self), by: ", ")
        return lines.say(kind.isEmpty ? "Not in this text." : "Not in this text: \(kind)")
    }
}

extension RecordGateway {
    /// The principal's own record as a text to read and print, with what its documents say. That it is given out is
    /// audited once. Practitioners have none.
    ///
    /// - Parameter say: puts words into the reader's language.
    package func recordText(
        of principal: Principal, at now: Date, saying say: @escaping @Sendable (Phrase) -> String
    ) async throws -> RecordFile {
        guard case .patient(let patient) = principal else { throw ClinicError.notAllowed("take a record along") }
        let record = try await record(of: patient, access: .export)
        var documents: [DocumentDetails] = []
        for document in record.documents {
            if let details = try await details(of: document, in: record) { documents.append(details) }
        }
        let lines = RecordLines(zone: record.zone, say: say)
        return RecordText(record: record, documents: documents, now: now, lines: lines).file
    }

    /// The results of one kind as a text to read and print. That they are given out is audited.
    ///
    /// - Parameter say: puts words into the reader's language.
    package func seriesText(
        _ id: ResultSeries.ID, of patient: Patient.ID, at now: Date, saying say: @escaping @Sendable (Phrase) -> String
    ) async throws -> RecordFile {
        let details = try await series(id, of: patient, access: .export)
        let lines = RecordLines(zone: details.zone, say: say)
        let title = details.series.words
        let heading: [String?] = [
            say(title), details.patientName, lines.asOf(now), lines.normal(details.series).map { say($0) }, "",
        ]
        return lines.file(title, heading.compactMap(\.self) + lines.results(of: details.series), on: now)
    }

    /// A document of a record, with its data where it is a text; nil where it is no longer there.
    private func details(of document: DocumentReference, in record: PatientRecord) async throws -> DocumentDetails? {
        guard document.attachment.isText else {
            return DocumentDetails(
                document: document, patientName: record.patient.name, authorNames: [], zone: record.zone)
        }
        do {
            return try await self.document(document.id, of: record.id, access: .refresh)
        } catch ClinicError.notFound {
            return nil
        }
    }
}
