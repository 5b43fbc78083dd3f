import ClinicModel
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
                if let value = visit.vitalSigns.values[sign] {
                    if visit.canCorrect {
                        Button {
                            presenter.didTapMeasured(sign)
                        } label: {
                            row(value, sign)
                        }
                        .buttonStyle(RowButtonStyle())
                        .accessibilityIdentifier("visit.measured.\(sign.rawValue)")
                    } else {
                        row(value, sign)
                    }
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
                Text("Choose a value that was entered in error to take it back.")
            }
        }
        if visit.canWrite {
            Section {
                ForEach(VitalSign.allCases, id: \.self) { sign in
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
            } header: {
                Text("Measure")
            } footer: {
                if isBlank { Text("Write down at least one value to record it.") }
            }
        }
    }

    private var isBlank: Bool { presenter.form.signs.values.allSatisfy { $0.allSatisfy(\.isWhitespace) } }

    private func row(_ value: ExactDecimal, _ sign: VitalSign) -> some View {
        LabeledContent {
            Text(measured(value, sign))
                .foregroundStyle(sign.usual.contains(value.value) ? Color.primary : Color.orange)
        } label: {
            Text(verbatim: sign.words.localized)
        }
    }

    private func measured(_ value: ExactDecimal, _ sign: VitalSign) -> LocalizedStringKey {
        let now = "\(value.words.localized) \(sign.unit)"
        return visit.earlierSigns.values[sign].map { "\(now) (before: \($0.words.localized))" } ?? "\(now)"
    }

    private func text(_ sign: VitalSign) -> Binding<String> {
        Binding {
            presenter.form.signs[sign] ?? ""
        } set: {
            presenter.form.signs[sign] = $0
        }
    }
}
