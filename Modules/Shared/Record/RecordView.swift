import ClinicModel
import SwiftUI
import ViperKit

package struct RecordView<Presenter: RecordPresentable, VisitLink: Hashable & Codable & Sendable>: View {
    @StateObject private var presenter: Presenter
    @FocusState private var isOnReleased: Bool
    private let visit: (Appointment.ID) -> VisitLink

    /// - Parameter visit: where a visit of the user's own leads.
    package init(
        presenter: @escaping @autoclosure () -> Presenter,
        visit: @escaping (Appointment.ID) -> VisitLink = { AppointmentParameters(id: $0) }
    ) {
        _presenter = StateObject(wrappedValue: presenter())
        self.visit = visit
    }

    package var body: some View {
        List {
            NoticeSection(notice: presenter.record.notice)
            if let entity = presenter.record.value {
                RecordBanner(entity: entity) { presenter.didTapWriteOfAllergies() }
                ReleasedSection(presenter: presenter, isFocused: $isOnReleased)
                news(entity)
                RecordProblems(record: entity.record, showsIssues: !entity.isOwn)
                results(entity)
                RecordEntries(record: entity.record, visit: visit)
                actions(entity)
            }
        }
        .refreshable { await presenter.didPullToRefresh() }
        .scrolls(to: presenter.released, focusing: $isOnReleased)
        .standardNavigationTitle("Record")
        .sheet(item: $presenter.releaseForm) { form in
            NavigationStack {
                ReleaseFormView(form: form, presenter: presenter)
            }
        }
        .scene(presenter)
    }

    @ViewBuilder
    private func news(_ entity: RecordEntity) -> some View {
        if !entity.record.news.isEmpty {
            Section {
                ForEach(entity.record.news) { result in
                    if entity.canRelease {
                        Button {
                            presenter.didTapRelease([result.id])
                        } label: {
                            VStack(alignment: .leading) {
                                ResultSummaryRow(result: result, showsPatient: false)
                                ForEach(entity.members(of: result.id)) { member in
                                    Text(verbatim: member.wordsInReport.localized)
                                }
                                Label("Release to the patient", systemImage: "checkmark.circle")
                                    .foregroundStyle(.blue)
                            }
                        }
                        .buttonStyle(RowButtonStyle())
                        .accessibilityIdentifier("record.release.\(result.id.reference)")
                    } else {
                        link(to: result, of: entity)
                    }
                }
                if entity.canRelease, entity.record.news.count > 1 {
                    Button {
                        presenter.didTapRelease(entity.record.news.map(\.id))
                    } label: {
                        Label("Release all", systemImage: "checkmark.circle")
                    }
                    .accessibilityIdentifier("record.releaseAll")
                }
            } header: {
                entity.canRelease ? Text("Results to release") : Text("Results of the last two weeks")
            }
        }
    }

    /// A result that is new to the user, which leads to the document of the report or to the series.
    @ViewBuilder
    private func link(to result: ResultSummary, of entity: RecordEntity) -> some View {
        if let document = entity.document(of: result.id) {
            SceneLink(value: DocumentParameters(id: document, patient: entity.record.id)) {
                ResultSummaryRow(result: result, showsPatient: false)
            }
            .accessibilityIdentifier("record.news.\(result.id.reference)")
        } else if let series = entity.series(of: result.id) {
            SceneLink(value: SeriesParameters(id: series, patient: entity.record.id)) {
                ResultSummaryRow(result: result, showsPatient: false)
            }
            .accessibilityIdentifier("record.news.\(result.id.reference)")
        } else {
            ResultSummaryRow(result: result, showsPatient: false)
        }
    }

    @ViewBuilder
    private func results(_ entity: RecordEntity) -> some View {
        let vitals = entity.series(in: .vitalSigns)
        let laboratory = entity.series(in: .laboratory)
        SeriesSection(title: "Vital signs", series: vitals, record: entity.record)
        SeriesSection(title: "Laboratory", series: laboratory, record: entity.record)
        SeriesSection(title: "Other findings", series: entity.otherSeries, record: entity.record)
        if entity.record.series.isEmpty {
            Section("Results") {
                Text("No results yet").foregroundStyle(.secondary)
            }
        }
    }

    private func actions(_ entity: RecordEntity) -> some View {
        Section("What you can do") {
            if entity.record.conversation != nil {
                Button {
                    presenter.didTapWrite()
                } label: {
                    Label("Write a message", systemImage: "envelope")
                }
                .accessibilityIdentifier("record.write")
            }
            if entity.offersFollowUp {
                Button {
                    presenter.didTapFollowUp()
                } label: {
                    Label("Book a follow-up", systemImage: "plus")
                }
                .accessibilityIdentifier("record.followUp")
            }
            if entity.isOwn {
                SceneLink(value: AccountParameters(part: .export)) {
                    Label("Save my record", systemImage: "square.and.arrow.down")
                }
                .accessibilityIdentifier("record.export")
                SceneLink(value: AccountParameters(part: .events)) {
                    Label("Who viewed and changed your record", systemImage: "eye")
                }
                .accessibilityIdentifier("record.events")
            }
            if entity.record.conversation == nil, !entity.offersFollowUp, !entity.isOwn {
                Text("There is nothing to do with this record.").foregroundStyle(.secondary)
            }
        }
    }
}

struct RecordPreviews: PreviewProvider {
    static var previews: some View {
        CoordinatingNavigationStack {
            RecordFactory.mock()
        }
    }
}
