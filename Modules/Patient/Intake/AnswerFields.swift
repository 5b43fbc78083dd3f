import ClinicModel
import SwiftUI

/// A field for each answer that is typed; where a question takes several, one more can be added, and each removed.
struct AnswerFields<Presenter: IntakePresentable>: View {
    let title: String
    /// The question's name, by which the first field is focused and told from those of other questions.
    let id: String
    @Binding var answers: QuestionAnswers
    @ObservedObject var presenter: Presenter
    let focus: FocusState<String?>.Binding

    var body: some View {
        let count = answers.texts.count
        VStack(alignment: .leading) {
            ForEach(0..<count, id: \.self) { index in
                HStack {
                    field(index)
                    if count > 1 {
                        Button("Remove", role: .destructive) { answers.texts.remove(at: index) }
                            .buttonStyle(.borderless)
                            .accessibilityIdentifier("intake.\(place(index)).remove")
                    }
                }
            }
            // An empty field is room enough.
            if answers.item.repeats, answers.texts.last?.isEmpty == false {
                Button {
                    answers.texts.append("")
                    focus.wrappedValue = place(count)
                } label: {
                    Label("Add an answer", systemImage: "plus")
                }
                .buttonStyle(.borderless)
                .accessibilityIdentifier("intake.\(id).add")
            }
        }
    }

    private func field(_ index: Int) -> some View {
        // Without a word in it an empty field, beside which no label stands, would look like a rule. A long answer is read
        // whole.
        TextField(
            title, text: $answers[field: index], prompt: Text("Your answer"),
            axis: answers.item.kind == .text ? .vertical : .horizontal
        )
        .focused(focus, equals: place(index))
        .onChange(of: focus.wrappedValue == place(index)) {
            if focus.wrappedValue != place(index) { endEditing() }
        }
        .accessibilityIdentifier("intake.\(place(index))")
    }

    /// What is refused stays as it was typed.
    private func endEditing() {
        presenter.didEndEditing(answers.item)
        if presenter.faults[answers.item.linkId] == nil { answers.endTyping() }
    }

    private func place(_ index: Int) -> String { index == 0 ? id : "\(id)[\(index + 1)]" }
}
