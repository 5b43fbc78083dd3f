import Foundation

struct LocalPeopleGateway: PeopleGateway {
    /// So many characters of what was looked for are kept in the audit trail.
    private static let longestSearchText = 100

    let desk: Desk

    func practitioners() async throws -> [PractitionerSummary] {
        let only: Practitioner.ID? = if case .practitioner(let id) = desk.principal { id } else { nil }
        return try await desk.read("Practitioner") { records in
            var summaries: [PractitionerSummary] = []
            for schedule in try records.schedules(of: only) {
                guard let id = schedule.practitioner, let person = try records.practitioner(id) else { continue }
                let known = summaries.firstIndex { $0.id == id }
                let before = known.map { summaries.remove(at: $0) }
                summaries.append(PractitionerSummary(of: person, with: schedule, at: records.now, adding: before))
            }
            return summaries.sorted {
                ($0.name.localizedLowercase, $0.id) < ($1.name.localizedLowercase, $1.id)
            }
        }
    }

    func patients(matching text: String, limit: Int) async throws -> [Patient] {
        let desk = desk
        let found = try await desk.read("Patient") { records in
            let practitioner = try desk.requirePractitioner(to: Self.deed)
            let date = CalendarDate(birthDate: text, until: CalendarDate(of: records.now, in: .utc))
            let words = (date?.description ?? text).searchWords
            // Signs alone begin no name; nothing at all asks for everybody.
            guard !words.isEmpty || text.allSatisfy(\.isWhitespace) else { return [Patient]() }
            let found = try records.patients(of: practitioner, matching: words, limit: max(0, limit))
            let known = try records.named(text, of: practitioner)
            return Array((known + found.filter { !known.contains($0) }).prefix(max(0, limit)))
        }
        try await note("looked for", text, found)
        return found
    }

    func similarPatients(to text: String, limit: Int) async throws -> [Patient] {
        let desk = desk
        let found = try await desk.read("Patient") { records in
            let practitioner = try desk.requirePractitioner(to: Self.deed)
            let words = text.prefix(Self.longestSearchText).soughtWords
            guard words.contains(where: { !$0.similar.isEmpty }) else { return [Patient]() }
            return try records.patients(of: practitioner, like: words, limit: max(0, limit))
                .filter { $0.isLike(words) }
        }
        try await note("looked for names like", text, found)
        return found
    }

    private static let deed: Phrase = "look for patients"

    private func note(_ deed: String, _ text: String, _ found: [Patient]) async throws {
        let desk = desk
        try await desk.write("Patient", .execute) { records in
            let sought = text.prefix(Self.longestSearchText)
            try desk.audit(records, .execute, "Patient", patient: nil, "\(deed) “\(sought)”: \(found.count) found")
        }
    }

    func patient(_ id: Patient.ID, access: Access) async throws -> Patient {
        let desk = desk
        @Sendable func find(in records: any ClinicRecords) throws -> Patient {
            try desk.principal.patient(id, in: records)
        }
        guard let done = access.words else { return try await desk.read(id.reference, find) }
        return try await desk.write(id.reference, .read) { records in
            let patient = try find(in: records)
            try desk.audit(records, .read, id.reference, patient: id, done)
            return patient
        }
    }
}

extension PeopleRecords {
    /// The practitioner's patient whose id it is: who has no name is found by nothing else.
    fileprivate func named(_ text: String, of practitioner: Practitioner.ID) throws -> [Patient] {
        let id = Patient.ID(text.trimmed)
        guard try isPatient(id, of: practitioner), let patient = try patient(id) else { return [] }
        return [patient]
    }
}

extension PractitionerSummary {
    fileprivate init(
        of person: Practitioner, with schedule: Schedule, at now: Date, adding before: PractitionerSummary?
    ) {
        let services = before?.services ?? []
        let new = schedule.service.map { services.contains($0) ? [] : [$0] } ?? []
        self.init(
            id: person.id, name: person.name, services: services + new,
            needsConfirmation: (before?.needsConfirmation ?? false) || schedule.policy.needsConfirmation,
            zone: before?.zone ?? schedule.zone,
            lastOpenDay: [before?.lastOpenDay, schedule.lastOpenDay(at: now)].compactMap(\.self).max())
    }
}
