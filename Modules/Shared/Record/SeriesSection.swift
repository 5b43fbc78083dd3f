import ClinicModel
import SwiftUI
import ViperKit

/// The results of a part of the record, each kind with what was last found; nothing where there are none.
struct SeriesSection: View {
    let title: LocalizedStringKey
    let series: [ResultSeries]
    let record: PatientRecord

    var body: some View {
        if !series.isEmpty {
            Section(title) {
                FoldedRows(items: series) { series in
                    SceneLink(value: SeriesParameters(id: series.id, patient: record.id)) {
                        SeriesRow(series: series, zone: record.zone)
                    }
                    .accessibilityIdentifier("record.series.\(series.id)")
                }
            }
        }
    }
}

/// What was last found, how that compares, and where it goes.
private struct SeriesRow: View {
    let series: ResultSeries
    let zone: Zone

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(verbatim: series.words.localized).font(.headline)
                Spacer()
                if let date = series.last?.date {
                    Text(verbatim: date.words(in: zone).localized).foregroundStyle(.secondary)
                }
            }
            HStack {
                Text(verbatim: series.last?.valueWords.localized ?? "")
                if let interpretation = series.last?.interpretation {
                    InterpretationLabel(interpretation: interpretation)
                }
                if let trend = series.trend {
                    Text(verbatim: "·").foregroundStyle(.secondary).accessibilityHidden(true)
                    ResourceLabel(trend.title, systemImage: trend.systemImage)
                }
                Spacer()
                if let standing = series.last?.standing {
                    Text(standing.resource).foregroundStyle(.orange)
                }
                if series.awaitsRelease {
                    Text("not released").foregroundStyle(.orange)
                }
            }
            SeriesSparkline(series: series)
            scale
        }
    }

    /// The least and the most that is drawn, and what is usual.
    @ViewBuilder
    private var scale: some View {
        if let drawn = SeriesSparkline(series: series).range?.words?.localized {
            Text(scale(drawn)).foregroundStyle(.secondary)
        }
    }

    private func scale(_ drawn: String) -> LocalizedStringKey {
        usual.map { "Scale: \(drawn). Normal: \($0)" } ?? "Scale: \(drawn)"
    }

    /// What is usual, of each part where there are several; nil where nothing is said.
    private var usual: String? {
        let lines = series.lines
        let parts = lines.compactMap { line in
            line.referenceRange?.words.map { range in
                lines.count > 1 ? "\(line.words.localized) \(range.localized)" : range.localized
            }
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}
