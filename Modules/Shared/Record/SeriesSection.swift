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
            if series.trend == nil { trends }
            SeriesSparkline(series: series)
            scale
        }
    }

    /// Where each part goes.
    private var trends: some View {
        ForEach(series.lines) { line in
            if let trend = line.trend {
                HStack {
                    Text(verbatim: line.words.localized).foregroundStyle(.secondary)
                    ResourceLabel(trend.title, systemImage: trend.systemImage)
                }
            }
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
        series.usual.map { "Scale: \(drawn). Normal: \($0.localized)" } ?? "Scale: \(drawn)"
    }
}
