import ClinicModel
import SharedScenes
import SwiftUI
import ViperKit

/// What was measured, beside what was measured before, and the fields for more.
struct VitalSignsSection<Presenter: VisitPresentable>: View {
    let visit: VisitDetails
    @ObservedObject var presenter: Presenter
    let focus: FocusState<VitalSign?>.Binding

    var body: some View {
        Section {
            ForEach(VitalSign.allCases, id: \.self) { sign in
                if let value = visit.vitalSigns.values[sign] {
                    LabeledContent {
                        Text(measured(value, sign))
                            .foregroundStyle(sign.usual.contains(value.value) ? Color.primary : Color.orange)
                    } label: {
                        Text(verbatim: sign.words.localized)
                    }
                }
            }
            if visit.vitalSigns.values.isEmpty {
                Text("Nothing is measured yet").foregroundStyle(.secondary)
            }
        } header: {
            Text("Vital signs")
        }
        if visit.canWrite {
            Section("Measure") {
                ForEach(VitalSign.allCases, id: \.self) { sign in
                    TextField(VisitUIModel.field(sign), text: text(sign))
                        .focused(focus, equals: sign)
                        .accessibilityIdentifier("visit.sign.\(sign.rawValue)")
                }
                Button("Record the measurements") { presenter.didTapMeasure() }
                    .disabled(presenter.form.signs.values.allSatisfy { $0.allSatisfy(\.isWhitespace) })
                    .accessibilityIdentifier("visit.measure")
            }
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
