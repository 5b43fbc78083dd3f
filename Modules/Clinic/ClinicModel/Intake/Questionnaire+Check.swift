import Foundation

extension Questionnaire {
    /// Why the answers cannot be signed today, for the questions that are asked, in their order.
    ///
    /// - Parameter dayExample: How a day is typed.
    package func faults(
        of answers: QuestionnaireAnswers, on today: CalendarDate, dayExample: Phrase = PartialDate.example.words
    ) -> [AnswerFault] {
        let given = given(answers)
        let enabled = enabled(answers)
        let asked = repeated(for: answers.keys).shownItems
        return asked.filter { enabled.contains($0.linkId) && $0.isAnswerable }.compactMap { item in
            item.fault(of: given[item.linkId] ?? [], on: today, dayExample: dayExample).map {
                AnswerFault(linkId: item.linkId, question: item.words, sentence: $0)
            }
        }
    }
}

/// An answer that is missing, or that the question does not take.
package struct AnswerFault: Hashable, Sendable, Identifiable {
    package let linkId: String
    package let question: Phrase
    package let sentence: Phrase

    package var id: String { linkId }
}

extension Questionnaire.Item {
    /// What is wrong with the answers if they are given today; nil if nothing is.
    ///
    /// - Parameter dayExample: How a day is typed.
    package func fault(
        of answers: [AnswerValue], on today: CalendarDate, dayExample: Phrase = PartialDate.example.words
    ) -> Phrase? {
        guard !answers.isEmpty else { return needsAnswer ? "It needs an answer." : nil }
        guard repeats || answers.count == 1 else { return "It takes one answer." }
        return answers.lazy.compactMap { fault(of: $0, on: today, dayExample: dayExample) }.first
    }

    private func fault(of answer: AnswerValue, on today: CalendarDate, dayExample: Phrase) -> Phrase? {
        guard takes(answer) else { return refusal(of: answer, dayExample: dayExample) }
        if case .string(let text) = answer {
            if text.allSatisfy(\.isWhitespace) { return isRequired ? "It needs an answer." : "It is blank." }
            if let maxLength, text.unicodeScalars.count > maxLength {
                return "It takes at most \(maxLength) characters."
            }
        }
        if let minimum, let order = answer.compared(with: minimum), order < 0 {
            if case .date = minimum { return "It cannot be before \(minimum.words)." }
            return "It must be at least \(minimum.words)."
        }
        if let maximum, let order = answer.compared(with: maximum), order > 0 {
            if case .date = maximum { return "It cannot be later than \(maximum.words)." }
            return "It must be at most \(maximum.words)."
        }
        if let todayLimit, case .date(let date) = answer {
            // As far as the date says, so that a month or a year may be the present one.
            let (given, now) = (date.description, today.description.prefix(date.description.count))
            if todayLimit == .maximum, given > now {
                return "It cannot be later than today, \(PartialDate(today).words)."
            }
            if todayLimit == .minimum, given < now {
                return "It cannot be before today, \(PartialDate(today).words)."
            }
        }
        return nil
    }

    /// Says what is taken in place of `answer`.
    private func refusal(of answer: AnswerValue, dayExample: Phrase) -> Phrase {
        if kind == .quantity, let unitText {
            return "It takes a number in \(unitText), not “\(answer.display)”."
        }
        return switch kind {
        case .integer: "It takes a whole number such as 2, not “\(answer.display)”."
        case .decimal, .quantity: "It takes a number such as 2.5, not “\(answer.display)”."
        case .date: "It takes a day such as \(dayExample), not “\(answer.display)”."
        default: "It does not take “\(answer.display)”."
        }
    }

    private func takes(_ answer: AnswerValue) -> Bool {
        switch (kind, answer) {
        case (.boolean, .boolean), (.decimal, .decimal), (.integer, .integer), (.date, .date), (.string, .string),
            (.text, .string), (.quantity, .quantity):
            true
        case (.choice, _): options.contains { $0.value.matches(answer) }
        case (.openChoice, .string): true
        case (.openChoice, _): options.contains { $0.value.matches(answer) }
        default: false
        }
    }

    /// How its days are typed. One without a year was the last, unless the question is about what is to come.
    ///
    /// - Parameter words: Says a phrase in the language of `locale`.
    package func reading(on today: CalendarDate, in locale: Locale, words: (Phrase) -> String) -> DayReading {
        var isOfFuture = todayLimit == .minimum
        if case .date(let first) = minimum, first.description > today.description { isOfFuture = true }
        return DayReading(from: today, in: locale, lookingBack: !isOfFuture, words: words)
    }

    /// The answer that a text says; nil where the question does not take it.
    ///
    /// - Parameters:
    ///   - reading: How days are typed.
    ///   - words: Says a phrase in the language of who answers; English is read in each.
    package func answer(
        _ text: String, by reading: @autoclosure () -> DayReading, words: (Phrase) -> String = { $0.description }
    ) -> AnswerValue? {
        switch kind {
        case .boolean:
            switch text.lowercased() {
            case "true", "yes": .boolean(true)
            case "false", "no": .boolean(false)
            default: [true, false].map(AnswerValue.boolean).first { words($0.words).isSame(as: text) }
            }
        case .decimal: ExactDecimal(typed: text).map(AnswerValue.decimal)
        case .integer: Int(text.trimmingCharacters(in: .whitespaces)).map(AnswerValue.integer)
        case .date: (PartialDate(text) ?? reading().date(text).map(PartialDate.init)).map(AnswerValue.date)
        case .string, .text: .string(text)
        case .choice: option(text, words: words)
        case .openChoice: option(text, words: words) ?? .string(text)
        case .quantity: ExactDecimal(typed: withoutUnit(text)).map(quantity)
        case .group, .display, .dateTime, .time, .url, .attachment, .reference: nil
        }
    }

    /// What the unit of a quantity is called.
    package var unitText: String? { unit?.display ?? unit?.code }

    /// The answer that a number in the question's unit is.
    func quantity(_ value: ExactDecimal) -> AnswerValue {
        .quantity(Quantity(value: value, unit: unitText, system: unit?.system, code: unit?.code))
    }

    /// A quantity's number, whether or not its unit was typed, too.
    private func withoutUnit(_ text: String) -> String {
        let names = [unit?.display, unit?.code].compactMap(\.self).filter { !$0.isEmpty }
        guard let name = names.first(where: text.hasSuffix) else { return text }
        return String(text.dropLast(name.count))
    }

    /// The answer to choose that a text names. Codes and words that differ only in the case of their letters are told apart
    /// where they are typed exactly.
    private func option(_ text: String, words: (Phrase) -> String) -> AnswerValue? {
        let known = options.map { (value: $0.value, names: $0.names(words)) }
        let named = known.first { $0.names.contains(text) } ?? known.first { $0.names.contains { $0.isSame(as: text) } }
        return named?.value
    }
}

extension Questionnaire.Option {
    /// What names it: its code, and its words in the language that they were recorded in, in English and as `words` says
    /// them.
    fileprivate func names(_ words: (Phrase) -> String) -> [String] {
        let code: String? = if case .coding(let coding) = value { coding.code } else { nil }
        return [code, value.display, self.words.description, words(self.words)].compactMap(\.self)
    }
}

extension String {
    /// Whether both are the same but for the case of their letters.
    fileprivate func isSame(as other: String) -> Bool { caseInsensitiveCompare(other) == .orderedSame }
}
