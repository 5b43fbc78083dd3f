import ClinicModel
import Foundation
import SharedScenes

/// The answers to one question, as its controls show and change them.
struct QuestionAnswers {
    let item: Questionnaire.Item
    private(set) var values: [AnswerValue]
    /// What was typed into the fields last, such as `38.` on the way to `38.5`.
    private(set) var typed: [String]?
    private let today: CalendarDate
    private let locale: Locale

    /// - Parameters:
    ///   - today: From where days are near that are typed.
    ///   - locale: How days and numbers are written.
    init(
        _ item: Questionnaire.Item, _ values: [AnswerValue]?, typed: [String]? = nil, on today: CalendarDate,
        in locale: Locale
    ) {
        self.item = item
        self.values = values ?? []
        self.typed = typed
        self.today = today
        self.locale = locale
    }

    /// What stands in the fields: the answers as they are typed, beside those to choose where there are some. An empty
    /// field is no answer. What is none is kept as it was typed, and refused when it is to be signed.
    var texts: [String] {
        get {
            if let typed, written == typed.flatMap(values(of:)) { return typed }
            return written.isEmpty ? [""] : written.map { $0.typed(in: locale) }
        }
        set {
            typed = newValue
            let chosen = item.kind == .openChoice && item.repeats ? values.filter { !isWritten($0) } : []
            values = chosen + newValue.flatMap(values(of:))
        }
    }

    /// One of the fields.
    subscript(field index: Int) -> String {
        get { texts.indices.contains(index) ? texts[index] : "" }
        set { if texts.indices.contains(index) { texts[index] = newValue } }
    }

    /// Writes what was understood as it is read again later; what was not stays as it was typed.
    mutating func endTyping() {
        typed = typed?.map { text in values(of: text).first?.typed(in: locale) ?? text }
    }

    private func values(of text: String) -> [AnswerValue] {
        guard !text.isEmpty else { return [] }
        guard item.kind != .openChoice else { return [.string(text)] }
        return [item.answer(text, by: item.reading(on: today, in: locale) { $0.localized }) ?? .string(text)]
    }

    private var written: [AnswerValue] { values.filter(isWritten) }

    /// Whether an answer stands in a field: in the person's own words, where there are others to choose.
    private func isWritten(_ answer: AnswerValue) -> Bool {
        guard item.kind == .openChoice else { return true }
        return if case .string = answer { !item.options.contains { $0.value.matches(answer) } } else { false }
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
}

extension AnswerValue {
    /// As it is typed in a locale, to the last digit.
    fileprivate func typed(in locale: Locale) -> String {
        switch self {
        case .decimal(let number): number.typed(in: locale)
        case .quantity(let quantity): quantity.value?.typed(in: locale) ?? ""
        case .date(let date): date.typed(in: locale)
        case .boolean, .integer, .string, .time, .coding: display
        }
    }
}
