import ClinicModel
import SwiftUI
import ViperKit

package struct SeriesView<Presenter: SeriesPresentable>: View {
    @StateObject private var presenter: Presenter
    @FocusState private var isOnReleased: Bool

    package init(presenter: @escaping @autoclosure () -> Presenter) {
        _presenter = StateObject(wrappedValue: presenter())
    }

    package var body: some View {
        List {
            NoticeSection(notice: presenter.details.notice)
            if let details = presenter.details.value {
                last(details)
                if details.series.lines.contains(where: { $0.points.count > 1 }) {
                    Section {
                        SeriesChart(series: details.series)
                    } header: {
                        Text("Over time")
                    } footer: {
                        if let usual = details.series.usualText { Text(usual) }
                    }
                }
                ReleasedSection(presenter: presenter, isFocused: $isOnReleased)
                all(details)
                actions(details)
            }
        }
        .refreshable { await presenter.didPullToRefresh() }
        .scrolls(to: presenter.released, focusing: $isOnReleased)
        .inlineNavigationTitle(presenter.details.value?.series.words.localized ?? "")
        .sheet(item: $presenter.releaseForm) { form in
            NavigationStack {
                ReleaseFormView(form: form, presenter: presenter)
            }
        }
        .scene(presenter)
    }

    private func last(_ details: SeriesDetails) -> some View {
        Section {
            if let last = details.series.last {
                LabeledContent("Last") {
                    HStack {
                        Text(verbatim: last.valueWords.localized)
                        if let interpretation = last.interpretation {
                            InterpretationLabel(interpretation: interpretation)
                        }
                    }
                }
            }
            if let trend = details.series.trend {
                LabeledContent("Trend") { ResourceLabel(trend.title, systemImage: trend.systemImage) }
            } else {
                ForEach(details.series.lines) { line in
                    if let trend = line.trend {
                        LabeledContent("Trend: \(line.words.localized)") {
                            ResourceLabel(trend.title, systemImage: trend.systemImage)
                        }
                    }
                }
            }
            if details.series.lines.contains(where: { $0.trend != nil }) {
                Text("This is worked out from all values, not only from the last ones.").foregroundStyle(.secondary)
            }
            ForEach(details.series.lines) { line in
                if let range = line.referenceRange?.words {
                    LabeledContent(
                        details.series.lines.count > 1 ? "Normal: \(line.words.localized)" : "Normal",
                        value: range.localized)
                }
            }
        } header: {
            Text(verbatim: details.patientName)
        }
    }

    private func actions(_ details: SeriesDetails) -> some View {
        Section("What you can do") {
            if details.conversation != nil {
                Button {
                    presenter.didTapWrite()
                } label: {
                    Label("Write a message", systemImage: "envelope")
                }
                .accessibilityIdentifier("series.write")
            }
            Button {
                presenter.didTapSave()
            } label: {
                Label("Save these results, to read", systemImage: "square.and.arrow.down")
            }
            .accessibilityIdentifier("series.save")
        }
    }

    private func all(_ details: SeriesDetails) -> some View {
        Section("All values") {
            ForEach(details.series.results.reversed()) { result in
                if details.canRelease, result.awaitsRelease {
                    Button {
                        presenter.didTapRelease(result.id)
                    } label: {
                        VStack(alignment: .leading) {
                            ValueRow(result: result, zone: details.zone)
                            Label("Release to the patient", systemImage: "checkmark.circle").foregroundStyle(.blue)
                        }
                    }
                    .buttonStyle(RowButtonStyle())
                    .accessibilityIdentifier("series.release.\(result.id)")
                } else {
                    ValueRow(result: result, zone: details.zone)
                }
            }
        }
    }
}

extension ResultSeries {
    /// How the plot shows what is normal; nil where nothing is said of that.
    fileprivate var usualText: LocalizedStringKey? {
        let lines = lines
        guard lines.contains(where: { $0.referenceRange?.low != nil || $0.referenceRange?.high != nil }) else {
            return nil
        }
        if lines.count == 1, let range = lines[0].referenceRange?.words {
            return "The band is what is normal: \(range.localized)"
        }
        return "The lines across are the limits of what is normal."
    }
}

/// One value: when, what was found, and how it stands.
private struct ValueRow: View {
    let result: Observation
    let zone: Zone

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(verbatim: result.date?.words(in: zone).localized ?? "")
                    .foregroundStyle(.secondary)
                Text(verbatim: result.valueWords.localized)
                if let interpretation = result.interpretation {
                    InterpretationLabel(interpretation: interpretation)
                }
                if !result.isFinal { Text("preliminary").foregroundStyle(.orange) }
            }
            if let note = result.note { Text(verbatim: note).foregroundStyle(.secondary) }
        }
    }
}

struct SeriesPreviews: PreviewProvider {
    static var previews: some View {
        CoordinatingNavigationStack {
            SeriesFactory.mock()
        }
    }
}
