import ClinicModel
import Foundation
import SwiftUI
import ViperKit

/// What a record has besides results: problems, medication, vaccinations, what was done, visits and documents.
struct RecordEntries<VisitLink: Hashable & Codable & Sendable>: View {
    let record: PatientRecord
    let visit: (Appointment.ID) -> VisitLink
    @Environment(\.locale) private var locale

    var body: some View {
        section("Health problems", record.problems, nothing: "No problems are recorded") { problem in
            EntryRow(
                title: problem.code?.words.localized,
                day: problem.isActive ? words(problem.onset) ?? day(problem.recorded) : "",
                state: problem.standing?.resource, origin: course(problem))
        }
        Section("Medication") {
            FoldedRows(items: record.medication) { request in
                EntryRow(
                    title: request.medication?.words.localized,
                    day: request.standing == nil ? day(request.authored) : "",
                    state: request.standing?.resource,
                    details: request.dosageWords.localized, origin: origin(request))
            }
            if record.medication.isEmpty {
                Text("No medication is recorded").foregroundStyle(.secondary)
            }
            SceneLink(value: PrescriptionsParameters(patient: record.id)) {
                Label("Prescriptions and refills", systemImage: "list.bullet.clipboard")
            }
            .accessibilityIdentifier("record.prescriptions")
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
                    title: document.title, day: day(document.date), state: document.standing?.resource,
                    details: document.attachment.kindText(in: locale))
            }
            .accessibilityIdentifier("record.document.\(document.id)")
        }
    }

    private func section<Item: Identifiable>(
        _ title: LocalizedStringKey, _ items: [Item], nothing: LocalizedStringKey,
        @ViewBuilder row: @escaping (Item) -> some View
    ) -> some View {
        Section(title) {
            FoldedRows(items: items, row: row)
            if items.isEmpty {
                Text(nothing).foregroundStyle(.secondary)
            }
        }
    }

    private func row(_ visit: RecordVisit) -> some View {
        EntryRow(
            title: visit.encounter.reason ?? visit.encounter.types.first?.words.localized,
            day: day(visit.encounter.start.map(DateTime.instant)), state: visit.encounter.standing?.resource,
            details: visit.practitionerName ?? "")
    }

    /// From when to when somebody had what is over.
    private func course(_ problem: Condition) -> LocalizedStringKey? {
        guard !problem.isActive else { return nil }
        let recorded = problem.recorded.map(StatedTime.dateTime)
        return switch (problem.onset ?? recorded, problem.abatement) {
        case (.dateTime(let onset)?, .dateTime(let abatement)?): "From \(day(onset)) to \(day(abatement))"
        case (let onset?, let abatement?): "Began: \(words(onset)). Ended: \(words(abatement))."
        case (nil, .dateTime(let abatement)?): "Until \(day(abatement))"
        case (nil, let abatement?): "Ended: \(words(abatement))"
        case (.dateTime(let onset)?, nil): onset.isLongerThanDay ? "Began in \(day(onset))" : "Began on \(day(onset))"
        case (let onset?, nil): "Began: \(words(onset))"
        case (nil, nil): nil
        }
    }

    /// Beside the state of what is over, a day without words would be taken for its end.
    private func origin(_ request: MedicationRequest) -> LocalizedStringKey? {
        guard request.standing != nil, let authored = request.authored else { return nil }
        return authored.isLongerThanDay ? "Prescribed in \(day(authored))" : "Prescribed on \(day(authored))"
    }

    private func day(_ date: DateTime?) -> String { date?.words(in: record.zone).localized ?? "" }

    private func words(_ time: StatedTime) -> String { time.words(in: record.zone).localized }
    private func words(_ time: StatedTime?) -> String? { time.map(words) }
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
                Text(verbatim: day).foregroundStyle(.secondary)
            }
            if !details.isEmpty {
                Text(verbatim: details).foregroundStyle(.secondary)
            }
            if let origin { Text(origin).foregroundStyle(.secondary) }
        }
    }
}
