import ClinicModel
import SharedScenes
import SwiftUI
import ViperKit

/// A question with its answer, or words to read.
struct QuestionRow<Presenter: IntakePresentable>: View {
    let item: Questionnaire.Item
    @ObservedObject var presenter: Presenter

    var body: some View {
        switch item.kind {
        case .group:
            Text(verbatim: item.title).font(.headline)
        case .display:
            Text(verbatim: item.title)
        case .attachment, .reference, .dateTime, .time, .url:
            LabeledContent(item.title) { Text("Tell it at the visit") }
        case .boolean:
            picker([.boolean(true), .boolean(false)])
        case .choice, .openChoice:
            if item.repeats { toggles } else { picker(item.options.map(\.value)) }
            if item.kind == .openChoice {
                field("\(item.title): \(String(localized: "other"))", suffix: ".other") {
                    presenter.otherText(of: item)
                } set: {
                    presenter.setOtherText($0, of: item)
                }
            }
        case .decimal, .integer, .date, .string, .text, .quantity:
            field(fieldTitle) {
                presenter.text(of: item)
            } set: {
                presenter.setText($0, of: item)
            }
        }
        if let fault = presenter.fault(of: item) {
            Label(fault.localized, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
        }
    }

    /// What is asked, in which unit or form, and whether it must be answered.
    private var title: String { item.isRequired ? "\(item.title) *" : item.title }

    private var fieldTitle: String {
        let hint: String? =
            switch item.kind {
            case .quantity: item.unit?.display ?? item.unit?.code
            case .date: "2026-12-24"
            default: nil
            }
        return hint.map { "\(title) (\($0))" } ?? title
    }

    private func picker(_ answers: [AnswerValue]) -> some View {
        Picker(
            title,
            selection: Binding {
                presenter.choice(of: item)
            } set: {
                presenter.setChoice($0, of: item)
            }
        ) {
            Text("No answer").tag(AnswerValue?.none)
            ForEach(answers, id: \.self) { answer in
                Text(verbatim: answer.localized).tag(AnswerValue?.some(answer))
            }
        }
        .accessibilityIdentifier("intake.\(item.linkId)")
    }

    @ViewBuilder
    private var toggles: some View {
        Text(verbatim: title)
        ForEach(item.options.map(\.value), id: \.self) { answer in
            Toggle(
                isOn: Binding {
                    presenter.chooses(answer, of: item)
                } set: {
                    presenter.setChooses($0, answer, of: item)
                }
            ) {
                Text(verbatim: answer.localized)
            }
            .accessibilityIdentifier("intake.\(item.linkId).\(answer.display)")
        }
    }

    private func field(
        _ title: String, suffix: String = "", get: @escaping @MainActor () -> String,
        set: @escaping @MainActor (String) -> Void
    ) -> some View {
        TextField(title, text: Binding(get: { get() }, set: { set($0) }))
            .accessibilityIdentifier("intake.\(item.linkId)\(suffix)")
    }
}
