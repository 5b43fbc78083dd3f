import ClinicModel
import Foundation
import SharedScenes
import SwiftUI
import ViperKit

/// A question with its answer, or words to read.
struct QuestionRow<Presenter: IntakePresentable>: View {
    let item: Questionnaire.Item
    /// The day at the clinic.
    let today: CalendarDate
    @ObservedObject var presenter: Presenter
    let focus: FocusState<String?>.Binding
    @Environment(\.locale) private var locale

    var body: some View {
        switch item.kind {
        case .group:
            Text(verbatim: item.words.localized).font(.headline)
            RepetitionButtons(group: item, presenter: presenter)
        case .display:
            Text(verbatim: item.words.localized)
        case _ where item.isFilledIn:
            filledIn
        case .attachment, .reference, .dateTime, .time, .url:
            unanswerable
        case .choice where item.options.isEmpty:
            unanswerable
        case .boolean:
            picker([.boolean(true), .boolean(false)])
        case .choice, .openChoice:
            if item.repeats { toggles } else { picker(item.options.map(\.value)) }
            if item.kind == .openChoice {
                AnswerFields(
                    title: otherTitle, id: "\(item.linkId).other", answers: answers, presenter: presenter,
                    focus: focus)
            }
        case .decimal, .integer, .date, .string, .text, .quantity:
            asked(fieldTitle) {
                AnswerFields(
                    title: fieldTitle, id: item.linkId, answers: answers, presenter: presenter, focus: focus)
            }
        }
        if let fault = presenter.faults[item.linkId] {
            Label(fault.localized, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
        }
    }

    private var answers: Binding<QuestionAnswers> {
        let (today, locale) = (today, locale)
        return Binding {
            QuestionAnswers(
                item, presenter.answers[item.linkId], typed: presenter.typed[item.linkId], on: today, in: locale)
        } set: {
            presenter.typed[item.linkId] = $0.typed
            presenter.didAnswer(item, with: $0.values)
        }
    }

    private var filledIn: some View {
        LabeledContent(item.words.localized) { filledInAnswer }
            .accessibilityIdentifier("intake.\(item.linkId)")
    }

    private var filledInAnswer: Text {
        if let answers = presenter.filled[item.linkId] {
            Text(verbatim: answers.map { item.words(of: $0).localized }.joined(separator: ", "))
        } else if item.calculation == .other {
            Text("Not computed here")
        } else {
            Text(verbatim: "–")
        }
    }

    private var unanswerable: some View {
        LabeledContent(item.words.localized) { Text("Tell it at the visit") }
    }

    /// What is asked, in which unit or form, and whether it must be answered.
    private var title: String { item.needsAnswer ? "\(item.words.localized) *" : item.words.localized }

    /// With the number of its question behind it: before it, that would be read as a question's own.
    private var otherTitle: String {
        let number = item.prefix?.trimmingCharacters(in: .punctuationCharacters) ?? ""
        return number.isEmpty ? String(localized: "Other") : String(localized: "Other (question \(number))")
    }

    private var fieldTitle: String {
        let hint: String? =
            switch item.kind {
            case .quantity: item.unitText
            case .date: String(localized: "such as \(PartialDate.example.typed(in: locale))")
            default: nil
            }
        return hint.map { "\(title) (\($0))" } ?? title
    }

    private func picker(_ options: [AnswerValue]) -> some View {
        asked(title) {
            Picker(title, selection: answers.choice) {
                Text("No answer").tag(AnswerValue?.none)
                ForEach(options, id: \.self) { answer in
                    Text(verbatim: item.words(of: answer).localized).tag(AnswerValue?.some(answer))
                }
            }
            .focused(focus, equals: item.linkId)
            .accessibilityIdentifier("intake.\(item.linkId)")
        }
    }

    /// A question is a sentence, beside which a narrow screen has no room for the answer.
    private func asked(_ question: String, @ViewBuilder answer: () -> some View) -> some View {
        VStack(alignment: .leading) {
            // The answer's own label, which is not drawn, tells it to who hears the screen.
            Text(verbatim: question).accessibilityHidden(true)
            answer().labelsHidden()
        }
    }

    @ViewBuilder
    private var toggles: some View {
        Text(verbatim: title)
        ForEach(item.options.map(\.value), id: \.self) { answer in
            Toggle(isOn: answers[answer]) {
                Text(verbatim: item.words(of: answer).localized)
            }
            .accessibilityIdentifier("intake.\(item.linkId).\(answer.display)")
        }
    }
}
