import ClinicModel

/// The answers to one question, as its controls show and change them.
struct QuestionAnswers {
    let item: Questionnaire.Item
    private(set) var values: [AnswerValue]
    /// What was typed last, such as `38.` on the way to `38.5`.
    private(set) var typed: String?

    init(_ item: Questionnaire.Item, _ values: [AnswerValue]?, typed: String? = nil) {
        self.item = item
        self.values = values ?? []
        self.typed = typed
    }

    /// The answer as it is typed. What is no such answer is kept as it was typed, and refused when it is to be signed.
    var text: String {
        get {
            if let typed, values == self.values(of: typed) { return typed }
            return values.first?.typed ?? ""
        }
        set {
            typed = newValue
            values = self.values(of: newValue)
        }
    }

    private func values(of text: String) -> [AnswerValue] {
        text.isEmpty ? [] : [item.answer(text) ?? .string(text)]
    }

    /// The one answer that is chosen; nil for none, and for one that is typed.
    var choice: AnswerValue? {
        get {
            guard let answer = values.first else { return nil }
            return item.kind == .boolean ? answer : item.options.first { $0.value.matches(answer) }?.value
        }
        set { values = newValue.map { [$0] } ?? [] }
    }

    /// Whether an answer is one of those that are chosen. They stand in the order in which they are offered.
    subscript(answer: AnswerValue) -> Bool {
        get { values.contains { $0.matches(answer) } }
        set {
            let chosen = values.filter { !$0.matches(answer) } + (newValue ? [answer] : [])
            let options = item.options.map(\.value)
            values =
                options.filter { option in chosen.contains { $0.matches(option) } }
                + chosen.filter { answer in !options.contains { $0.matches(answer) } }
        }
    }

    /// The answer in the person's own words, beside those to choose.
    var otherText: String {
        get { other?.typed ?? "" }
        set {
            let typed: [AnswerValue] = newValue.isEmpty ? [] : [.string(newValue)]
            values = (item.repeats ? values.filter { $0 != other } : []) + typed
        }
    }

    private var other: AnswerValue? {
        values.first { answer in
            if case .string = answer { !item.options.contains { $0.value.matches(answer) } } else { false }
        }
    }
}

extension AnswerValue {
    /// As it was typed, to the last digit.
    fileprivate var typed: String {
        switch self {
        case .decimal(let number): number.description
        case .quantity(let quantity): quantity.value?.description ?? ""
        case .boolean, .integer, .date, .string, .coding: display
        }
    }
}
