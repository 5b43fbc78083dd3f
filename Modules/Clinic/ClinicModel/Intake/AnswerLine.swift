/// A line of answers as they are read: a heading, a question with its answer, or a score.
package struct AnswerLine: Hashable, Sendable, Identifiable {
    package enum Content: Hashable, Sendable {
        case heading
        case answers([Phrase])
        case score(Double)
    }

    package let id: String
    package let title: Phrase
    package let content: Content
}

extension Questionnaire {
    /// The answers in the order of the questions, under the headings of their groups, with the scores of these.
    package func lines(of answers: QuestionnaireAnswers) -> [AnswerLine] {
        let given = given(answers)
        func lines(_ items: [Item]) -> [AnswerLine] {
            items.flatMap { item in
                let below = lines(item.items)
                if item.kind == .group {
                    guard !below.isEmpty else { return [AnswerLine]() }
                    let isScored = item.items.contains { $0.options.contains { $0.score != nil } }
                    let score = isScored ? score(of: item, answers) : nil
                    return [AnswerLine(id: item.linkId, title: item.words, content: .heading)] + below
                        + (score.map {
                            [AnswerLine(id: item.linkId + ".score", title: item.words, content: .score($0))]
                        }
                            ?? [])
                }
                guard let values = given[item.linkId] else { return below }
                return [AnswerLine(id: item.linkId, title: item.words, content: .answers(values.map(item.words(of:))))]
                    + below
            }
        }
        return lines(items)
    }
}

extension Double {
    /// A score as one reads it: without a fraction where it has none.
    package var scoreWords: Phrase {
        self == rounded() ? "\(Int(self))" : ExactDecimal(String(self))?.words ?? "\(self)"
    }
}
