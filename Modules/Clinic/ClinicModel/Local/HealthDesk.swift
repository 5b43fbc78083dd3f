import Foundation

/// One transaction of a principal's with health records.
struct HealthDesk {
    /// For how long what was released is new.
    private static let newness: TimeInterval = 14 * 86400

    let records: any ClinicRecords
    let principal: Principal

    func record(of id: Patient.ID) throws -> PatientRecord {
        let patient = try principal.patient(id, in: records)
        func latest<Entry: HealthEntity>(_ type: Entry.Type) throws -> [Entry] { try records.entries(type, of: id) }
        let reports = try shown(latest(DiagnosticReport.self))
        let results = try shown(latest(Observation.self)).filter(\.hasFindings).map { $0.suited(to: patient) }
        let documents = try latest(DocumentReference.self).filter(mayShow) + reports.flatMap(\.documents)
        return PatientRecord(
            patient: patient,
            allergies: activeFirst(try latest(AllergyIntolerance.self), \.isActive),
            problems: activeFirst(try latest(Condition.self), \.isActive),
            medication: activeFirst(
                try latest(MedicationRequest.self).filter {
                    !$0.isRefillRequest && mayShow(draft: $0.status == .draft)
                },
                \.isActive),
            immunizations: try latest(Immunization.self).filter { $0.status == .completed },
            procedures: try latest(Procedure.self),
            reports: reports.map { $0.withoutForms.suited(to: patient) },
            orders: try activeFirst(orders(of: id, reports, results)) { $0.request.status.canBecome(.completed) },
            documents: documents.sorted { ($0.date?.beginning ?? .distantPast) > ($1.date?.beginning ?? .distantPast) }
                .map(\.withoutData),
            visits: try records.encounters(of: id).filter { $0.status != .enteredInError }.map(visit),
            series: results.series,
            news: try summaries(reports.filter(isNews), results.filter(isNews)),
            conversation: try conversation(about: patient), zone: try zone())
    }

    /// The orders of a patient, the latest first, with the results that the principal may see.
    func orders(of id: Patient.ID) throws -> [Order] {
        try orders(
            of: id, shown(records.entries(DiagnosticReport.self, of: id)),
            shown(records.entries(Observation.self, of: id)))
    }

    func series(_ series: ResultSeries.ID, of id: Patient.ID) throws -> SeriesDetails {
        let patient = try principal.patient(id, in: records)
        let all = try shown(records.entries(Observation.self, of: id)).filter(\.hasFindings).map {
            $0.suited(to: patient)
        }.series
        guard let found = all.first(where: { $0.id == series }) else { throw ClinicError.notFound("result \(series)") }
        return SeriesDetails(
            patient: id, patientName: patient.name, series: found, canRelease: principal.role == .practitioner,
            conversation: try conversation(about: patient), zone: try zone())
    }

    func document(_ document: DocumentReference.ID, of id: Patient.ID) throws -> DocumentDetails {
        let patient = try principal.patient(id, in: records)
        guard let found = try records.entry(document) ?? form(document), found.patient == id,
            !found.isEnteredInError, mayShow(found)
        else { throw ClinicError.notFound("document \(document)") }
        let authors = found.authors.compactMap(Principal.init(reference:))
        return DocumentDetails(
            document: found, patientName: patient.name,
            authorNames: try authors.map { try records.name(of: $0) }.filter { !$0.isEmpty }, zone: try zone())
    }

    /// The form of a report that the principal may see.
    private func form(_ document: DocumentReference.ID) throws -> DocumentReference? {
        guard let report = try DiagnosticReport.report(of: document).flatMap({ try records.entry($0) }),
            !report.isEnteredInError, mayShow(report)
        else { return nil }
        return report.documents.first { $0.id == document }
    }

    /// See `RecordGateway.results`.
    func news() throws -> [ResultSummary] {
        let zone = try zone()
        var news: [ResultSummary] = []
        try forEachNew {
            if let summary = try summary($0, zone) { news.append(summary) }
        } result: {
            if let summary = try summary($0, zone) { news.append(summary) }
        }
        return Self.latestFirst(news)
    }

    /// How many of those there are; for a patient those that came since they last opened their record.
    func newsCount() throws -> Int {
        let opened = try lastOpening()
        func isUnseen(_ result: some ResultEntity) -> Bool {
            guard let opened, let released = result.released else { return true }
            return released > opened
        }
        var count = 0
        try forEachNew {
            if isUnseen($0.result) { count += 1 }
        } result: {
            if isUnseen($0.result) { count += 1 }
        }
        return count
    }

    private func lastOpening() throws -> Date? {
        guard case .patient(let own) = principal, let opened = Access.opening.words else { return nil }
        let search = AuditSearch(
            agent: principal.reference, entities: [own.reference], detail: "\(opened) \(Self.recordWords)", limit: 1)
        return try records.auditEvents(search).first?.recorded
    }

    /// The record as the audit trail names it.
    static let recordWords = "the record"

    /// Has `report` look at the new reports, and `result` at the new results that are in none of them.
    private func forEachNew(
        report: (SaidResult<DiagnosticReport>) throws -> Void, result: (SaidResult<Observation>) throws -> Void
    ) throws {
        var reported: Set<Observation.ID> = []
        try forEachNewResult { (new: SaidResult<DiagnosticReport>) in
            reported.formUnion(new.result.results)
            try report(new)
        }
        try forEachNewResult { (new: SaidResult<Observation>) in
            if !reported.contains(new.result.id) { try result(new) }
        }
    }

    private func forEachNewResult<Result: ResultEntity>(_ body: (SaidResult<Result>) throws -> Void) throws {
        switch principal {
        case .patient(let own):
            try records.forEachReleased(to: own, since: newsBegin) { (said: SaidResult<Result>) in
                if said.result.isReleased { try body(said) }
            }
        case .practitioner(let own): try records.forEachAwaiting(of: own, body)
        }
    }

    private var newsBegin: Date { records.now - Self.newness }

    private func isNews(_ result: some ResultEntity) -> Bool {
        switch principal {
        case .patient: result.released.map { $0 >= newsBegin } ?? false
        case .practitioner: result.awaitsRelease
        }
    }

    private func summaries(_ reports: [DiagnosticReport], _ results: [Observation]) throws -> [ResultSummary] {
        let zone = try zone()
        let all =
            try reports.compactMap { try summary(SaidResult($0), zone) }
            + results.outside(reports).compactMap { try summary(SaidResult($0), zone) }
        return Self.latestFirst(all)
    }

    private static func latestFirst(_ results: [ResultSummary]) -> [ResultSummary] {
        let times = results.map { $0.released ?? $0.date?.beginning ?? .distantPast }
        // By their places: a summary is large.
        let order = results.indices.sorted { first, second in
            times[first] == times[second] ? results[first].id > results[second].id : times[first] > times[second]
        }
        return order.map { results[$0] }
    }

    /// What was released now.
    func release(_ ids: [ResultID], of patient: Patient.ID, comment: String?) throws -> [ResultID] {
        _ = try principal.patient(patient, in: records)
        let comment = comment?.trimmed ?? ""
        try comment.checkAsNote()
        return try ids.flatMap { id in
            switch id {
            case .observation(let result): return try release(records.entry(result), id, of: patient, comment)
            case .report(let report):
                let found = try records.entry(report)
                let parts = try (found?.results ?? []).flatMap { part -> [ResultID] in
                    guard let result = try records.entry(part), result.awaitsRelease else { return [] }
                    return try release(result, .observation(part), of: patient, "")
                }
                return try release(found, id, of: patient, comment) + parts
            }
        }
    }

    private func release(
        _ result: (some ResultEntity)?, _ id: ResultID, of patient: Patient.ID, _ comment: String
    ) throws -> [ResultID] {
        guard var result, result.patient == patient, !result.isEnteredInError else {
            throw ClinicError.notFound("result \(id.reference)")
        }
        guard result.isFinal else {
            throw ClinicError.notPossible(
                "“\(result.title)” is \(result.statusCode): it can be released when it is final.")
        }
        guard result.awaitsRelease else {
            if comment.isEmpty { return [] }
            throw ClinicError.notPossible("“\(result.title)” is released already: a comment goes with the release.")
        }
        if !comment.isEmpty {
            result.comment = [result.comment, comment].compactMap(\.self).filter { !$0.isEmpty }
                .joined(separator: "\n")
        }
        result.released = records.now
        try records.store(result)
        return [id]
    }

    /// Completes a patient's orders that are open and that the results answer. Returns them.
    func completeOrders(of patient: Patient.ID, answeredBy results: [ResultID]) throws -> [ServiceRequest.ID] {
        let answered = try results.flatMap { id -> [ServiceRequest.ID] in
            switch id {
            case .observation(let result): try records.entry(result)?.basis ?? []
            case .report(let report): try records.entry(report)?.basis ?? []
            }
        }
        return try Set(answered).sorted().filter { id in
            guard var order = try records.entry(id), order.patient == patient, order.status.canBecome(.completed) else {
                return false
            }
            order.status = .completed
            try records.store(order)
            return true
        }
    }

    private func mayShow(_ result: some ResultEntity) -> Bool { principal.role == .practitioner || result.isReleased }

    /// Those that the principal may see.
    private func shown<Result: ResultEntity>(_ results: [Result]) -> [Result] {
        principal.role == .practitioner ? results : results.filter(\.isReleased)
    }

    /// What somebody of the clinic is still writing is not for the patient.
    private func mayShow(draft isDraft: Bool) -> Bool { principal.role == .practitioner || !isDraft }

    private func mayShow(_ document: DocumentReference) -> Bool {
        principal.role == .practitioner || document.isReleased
    }

    private func orders(
        of id: Patient.ID, _ reports: [DiagnosticReport], _ results: [Observation]
    ) throws -> [Order] {
        try records.entries(ServiceRequest.self, of: id).filter { mayShow(draft: $0.status == .draft) }.map { request in
            func isAnswer(_ result: some ResultEntity) -> Bool { result.basis?.contains(request.id) ?? false }
            let requester =
                try request.requester.flatMap(Principal.init(reference:)).map { try records.name(of: $0) } ?? ""
            return Order(
                request: request, requesterName: requester.isEmpty ? nil : requester,
                results: try summaries(reports.filter(isAnswer), results.filter(isAnswer)))
        }
    }

    private func activeFirst<Entry>(_ entries: [Entry], _ isActive: (Entry) -> Bool) -> [Entry] {
        entries.filter(isActive) + entries.filter { !isActive($0) }
    }

    private func summary<Result: ResultEntity>(_ said: SaidResult<Result>, _ zone: Zone) throws -> ResultSummary? {
        let result = said.result
        guard let patient = result.patient else { return nil }
        let suited = try result.hasRangesForSome ? records.patient(patient).map { result.suited(to: $0) } : nil
        let said = suited.map(SaidResult.init) ?? said
        return ResultSummary(
            id: result.resultID, patient: patient, patientName: try records.name(of: .patient(patient)),
            title: said.title, words: said.words, interpretation: said.interpretation, date: result.date,
            released: result.released, zone: zone)
    }

    private func visit(_ encounter: Encounter) throws -> RecordVisit {
        let appointment = try encounter.appointment.flatMap { try records.appointment($0) }
        let isOwn = appointment?.hasParticipant(principal) ?? false
        let practitioner = try encounter.practitioners.first.map { try records.name(of: .practitioner($0)) }
        return RecordVisit(
            encounter: encounter, practitionerName: practitioner.flatMap { $0.isEmpty ? nil : $0 },
            appointment: isOwn ? appointment?.id : nil)
    }

    private func conversation(about patient: Patient) throws -> Conversation.ID? {
        switch principal {
        case .practitioner: return Conversation.ID(patient.id.rawValue)
        case .patient:
            let theirs = try records.practitioners(of: patient.id).map(\.id)
            let first = patient.generalPractitioners.first { theirs.contains($0) } ?? theirs.min()
            return first.map { Conversation.ID($0.rawValue) }
        }
    }

    private func zone() throws -> Zone { try records.localZone(of: principal) }
}

extension [Observation] {
    /// Those that none of the reports has.
    fileprivate func outside(_ reports: [DiagnosticReport]) -> some Collection<Observation> {
        let reported = Set(reports.lazy.flatMap(\.results))
        return lazy.filter { !reported.contains($0.id) }
    }
}

extension DiagnosticReport {
    /// They are among the documents.
    fileprivate var withoutForms: DiagnosticReport {
        var copy = self
        copy.forms = nil
        return copy
    }
}

extension DocumentReference {
    fileprivate var withoutData: DocumentReference {
        var copy = self
        copy.attachment.declaredSize = attachment.size
        copy.attachment.data = nil
        return copy
    }
}

extension Principal {
    /// The patient, if it is the principal, or a patient of theirs.
    func patient(_ id: Patient.ID, in records: any PeopleRecords) throws -> Patient {
        switch self {
        case .patient(let own) where own != id: throw ClinicError.notAllowed("see another patient’s record")
        case .practitioner(let practitioner) where try !records.isPatient(id, of: practitioner):
            throw ClinicError.notAllowed("see the record of somebody who is not your patient")
        default: break
        }
        guard let patient = try records.patient(id) else { throw ClinicError.notFound("patient \(id)") }
        return patient
    }
}
