import ClinicModel
import Foundation
import SwiftUI
import ViperKit

/// What a record has first, below the allergies: the problems and what is taken now.
struct RecordProblems: View {
    let record: PatientRecord
    /// Whether it says what the allergies say against what is taken: patients are not told.
    let showsIssues: Bool

    var body: some View {
        RecordSection("Health problems", record.problems, nothing: "No problems are recorded") { problem in
            EntryRow(
                title: problem.code?.words.localized,
                day: problem.isActive ? problem.onset.map(record.words) ?? record.day(problem.recorded) : "",
                state: problem.standing?.resource, origin: course(problem))
        }
        Section("Current medication") {
            FoldedRows(items: record.medication.filter(\.isCurrent)) { request in
                MedicationEntryRow(
                    request: request, record: record,
                    issues: showsIssues ? record.allergies.issues(with: request) : [])
            }
            if !record.medication.contains(where: \.isCurrent) {
                Text(record.medication.isEmpty ? "No medication is recorded" : "Nothing is taken now")
                    .foregroundStyle(.secondary)
            }
            SceneLink(value: PrescriptionsParameters(patient: record.id)) {
                Label("Prescriptions and refills", systemImage: "list.bullet.clipboard")
            }
            .accessibilityIdentifier("record.prescriptions")
        }
    }

    /// From when to when somebody had what is over.
    private func course(_ problem: Condition) -> LocalizedStringKey? {
        guard !problem.isActive else { return nil }
        let recorded = problem.recorded.map(StatedTime.dateTime)
        return switch (problem.onset ?? recorded, problem.abatement) {
        case (.dateTime(let onset)?, .dateTime(let abatement)?):
            "From \(record.day(onset)) to \(record.day(abatement))"
        case (let onset?, let abatement?): "Began: \(record.words(onset)). Ended: \(record.words(abatement))."
        case (nil, .dateTime(let abatement)?): "Until \(record.day(abatement))"
        case (nil, let abatement?): "Ended: \(record.words(abatement))"
        case (.dateTime(let onset)?, nil):
            onset.isLongerThanDay ? "Began in \(record.day(onset))" : "Began on \(record.day(onset))"
        case (let onset?, nil): "Began: \(record.words(onset))"
        case (nil, nil): nil
        }
    }
}

/// What a record has besides: past medication, vaccinations, what was done, visits and documents.
struct RecordEntries<VisitLink: Hashable & Codable & Sendable>: View {
    let record: PatientRecord
    let visit: (Appointment.ID) -> VisitLink
    @Environment(\.locale) private var locale

    var body: some View {
        let past = record.medication.filter { !$0.isCurrent }
        if !past.isEmpty {
            section("Past medication", past, nothing: "") { MedicationEntryRow(request: $0, record: record) }
        }
        section("Vaccinations", record.immunizations, nothing: "No vaccinations are recorded") { vaccination in
            EntryRow(title: vaccination.vaccine.words.localized, day: words(vaccination.occurrence) ?? "")
        }
        if !record.procedures.isEmpty {
            section("Procedures", record.procedures, nothing: "") { procedure in
                EntryRow(
                    title: procedure.code?.words.localized, day: words(procedure.performed) ?? "",
                    state: procedure.standing?.resource)
            }
        }
        if !record.orders.isEmpty {
            section("Tests and referrals", record.orders, nothing: "") { OrderRow(order: $0, zone: record.zone) }
        }
        if !record.reports.isEmpty {
            section("Reports", record.reports, nothing: "") { report in
                EntryRow(title: report.code.words.localized, day: day(report.date), details: report.words.localized)
            }
        }
        section("Visits", record.visits, nothing: "No visits yet") { entry in
            if let appointment = entry.appointment {
                SceneLink(value: visit(appointment)) { row(entry) }
                    .accessibilityIdentifier("record.visit.\(entry.id)")
            } else {
                row(entry)
            }
        }
        section("Notes and documents", record.documents, nothing: "No documents yet") { document in
            SceneLink(value: DocumentParameters(id: document.id, patient: record.id)) {
                EntryRow(
                    title: document.titleWords.localized, day: day(document.date), state: document.standing?.resource,
                    details: document.attachment.kindText(in: locale))
            }
            .accessibilityIdentifier("record.document.\(document.id)")
        }
    }

    private func section<Item: Identifiable>(
        _ title: LocalizedStringKey, _ items: [Item], nothing: LocalizedStringKey,
        @ViewBuilder row: @escaping (Item) -> some View
    ) -> some View {
        RecordSection(title, items, nothing: nothing, row: row)
    }

    private func row(_ visit: RecordVisit) -> some View {
        EntryRow(
            title: visit.encounter.reason ?? visit.encounter.types.first?.words.localized,
            day: day(visit.encounter.began), state: visit.encounter.standing?.resource,
            details: visit.practitionerName ?? "")
    }

    private func day(_ date: DateTime?) -> String { record.day(date) }
    private func words(_ time: StatedTime?) -> String? { time.map(record.words) }
}

/// A part of a record: its first rows, and all of them when that is asked for.
private struct RecordSection<Item: Identifiable, Row: View>: View {
    private let title: LocalizedStringKey
    private let items: [Item]
    private let nothing: LocalizedStringKey
    private let row: (Item) -> Row

    init(
        _ title: LocalizedStringKey, _ items: [Item], nothing: LocalizedStringKey,
        @ViewBuilder row: @escaping (Item) -> Row
    ) {
        self.title = title
        self.items = items
        self.nothing = nothing
        self.row = row
    }

    var body: some View {
        Section(title) {
            FoldedRows(items: items, row: row)
            if items.isEmpty {
                Text(nothing).foregroundStyle(.secondary)
            }
        }
    }
}

/// A medicine: how it is taken, when it was prescribed, and how it stands.
private struct MedicationEntryRow: View {
    let request: MedicationRequest
    let record: PatientRecord
    var issues: [DetectedIssue] = []

    var body: some View {
        VStack(alignment: .leading) {
            EntryRow(
                title: request.medication?.words.localized, day: "",
                state: request.standing?.resource, details: request.dosageWords.localized, origin: origin)
            if let start = request.courseStart(among: record.medication, in: record.zone) {
                Text("Taken since \(start.words.localized)").foregroundStyle(.secondary)
            }
            IssueRows(issues: issues)
        }
    }

    /// A day without words would be taken for the beginning or the end of what is taken.
    private var origin: LocalizedStringKey? {
        guard let authored = request.authored else { return nil }
        return authored.isLongerThanDay
            ? "Prescribed in \(record.day(authored))" : "Prescribed on \(record.day(authored))"
    }
}

extension MedicationRequest {
    /// Whether it may be taken still, or must not be.
    fileprivate var isCurrent: Bool { ![.stopped, .completed, .cancelled, .enteredInError].contains(status) }
}

extension PatientRecord {
    fileprivate func day(_ date: DateTime?) -> String { date?.words(in: zone).localized ?? "" }
    fileprivate func words(_ time: StatedTime) -> String { time.words(in: zone).localized }
}

/// A line of a record: what, since when or when, and how it stands.
private struct EntryRow: View {
    let title: String?
    let day: String
    var state: LocalizedStringResource?
    var details = ""
    var origin: LocalizedStringKey?

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                if let title, !title.isEmpty {
                    Text(verbatim: title)
                } else {
                    Text("Without a name")
                }
                Spacer()
                if let state { Text(state).foregroundStyle(.secondary) }
                if !day.isEmpty { Text(verbatim: day).foregroundStyle(.secondary) }
            }
            if !details.isEmpty {
                Text(verbatim: details).foregroundStyle(.secondary)
            }
            if let origin { Text(origin).foregroundStyle(.secondary) }
        }
    }
}
