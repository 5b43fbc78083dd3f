import ClinicModel
import Foundation
import SharedScenes
import SwiftUI
import ViperKit

/// What was measured, beside what was measured before, and the fields for more.
struct VitalSignsSection<Presenter: VisitPresentable>: View {
    let visit: VisitDetails
    @ObservedObject var presenter: Presenter
    let focus: FocusState<VisitField?>.Binding

    var body: some View {
        Section {
            ForEach(VitalSign.allCases, id: \.self) { sign in
                let measured = visit.measured(sign)
                ForEach(Array(measured.enumerated()), id: \.element.id) { index, measurement in
                    if visit.canCorrect {
                        Button {
                            presenter.didTapMeasured(measurement)
                        } label: {
                            row(measurement, sign, of: measured)
                        }
                        .buttonStyle(RowButtonStyle())
                        .accessibilityIdentifier(
                            "visit.measured.\(sign.rawValue)\(index == 0 ? "" : ".\(index + 1)")")
                    } else {
                        row(measurement, sign, of: measured)
                    }
                }
                if measured.isEmpty, let value = visit.vitalSigns.values[sign] {
                    row(value, sign, said: said(value, sign, at: nil, isFirst: true))
                }
            }
            if visit.vitalSigns.values.isEmpty {
                (visit.encounter.status == .finished ? Text("Nothing was measured.") : Text("Nothing is measured yet"))
                    .foregroundStyle(.secondary)
            }
        } header: {
            Text("Vital signs")
        } footer: {
            if visit.canCorrect, !visit.vitalSigns.values.isEmpty {
                (visit.measurements ?? []).contains(where: visit.canReplace)
                    ? Text("Choose a value that was entered in error to correct it or to take it back.")
                    : Text("Choose a value that was entered in error to take it back.")
            }
        }
        if visit.canWrite {
            Section {
                if let correcting = presenter.form.correcting {
                    Text("This corrects: \(VisitWords.values(of: correcting))").foregroundStyle(.orange)
                }
                ForEach(VitalSign.allCases, id: \.field) { sign in
                    TextField(VisitUIModel.field(sign), text: text(sign))
                        .focused(focus, equals: .sign(sign))
                        .accessibilityIdentifier("visit.sign.\(sign.rawValue)")
                    if let fault = presenter.signFaults[sign] {
                        Label(fault, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
                    }
                }
                Button("Record the measurements") { presenter.didTapMeasure() }
                    .disabled(isBlank)
                    .accessibilityIdentifier("visit.measure")
                if presenter.form.correcting != nil {
                    Button("Leave it as it is") { presenter.form.correcting = nil }
                        .accessibilityIdentifier("visit.leaveMeasured")
                }
            } header: {
                Text("Measure")
            } footer: {
                if isBlank { Text("Write down at least one value to record it.") }
                if presenter.form.correcting == nil, !visit.vitalSigns.values.isEmpty {
                    Text("What is measured again is recorded beside what was measured before.")
                }
            }
        }
    }

    private var isBlank: Bool { presenter.form.signs.values.allSatisfy { $0.allSatisfy(\.isWhitespace) } }

    @ViewBuilder
    private func row(_ measurement: VisitMeasurement, _ sign: VitalSign, of all: [VisitMeasurement]) -> some View {
        if let value = measurement.signs.values[sign] {
            let time = all.count > 1 ? measurement.time : nil
            row(value, sign, said: said(value, sign, at: time, isFirst: measurement == all.first))
        }
    }

    private func row(_ value: ExactDecimal, _ sign: VitalSign, said: LocalizedStringKey) -> some View {
        LabeledContent {
            Text(said)
                .foregroundStyle(sign.usual.contains(value.value) ? Color.primary : Color.orange)
        } label: {
            Text(verbatim: sign.words.localized)
        }
    }

    /// With what was measured before the visit beside the first value of it.
    private func said(_ value: ExactDecimal, _ sign: VitalSign, at time: Date?, isFirst: Bool) -> LocalizedStringKey {
        let now = sign.words(of: value, at: time.map { Moment($0, in: visit.zone) }).localized
        guard isFirst, let earlier = visit.earlierSigns.values[sign] else { return "\(now)" }
        return "\(now) (before: \(earlier.words.localized))"
    }

    private func text(_ sign: VitalSign) -> Binding<String> {
        Binding {
            presenter.form.signs[sign] ?? ""
        } set: {
            presenter.form.signs[sign] = $0
        }
    }
}

extension VisitDetails {
    /// Whether a measurement of the visit can be corrected: as long as it goes on, and where no other system has made it
    /// final.
    func canReplace(_ measurement: VisitMeasurement) -> Bool { canWrite && measurement.canBeCorrected ?? true }
}
