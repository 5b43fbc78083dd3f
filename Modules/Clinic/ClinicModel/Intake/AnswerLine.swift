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
    ///
    /// - Parameter withHiddenTotals: Whether the totals are among them that the patient is not shown.
    package func lines(of answers: QuestionnaireAnswers, withHiddenTotals: Bool = false) -> [AnswerLine] {
        let given = given(answers)
        let all = repeated(for: answers.keys)
        let totals = Set(withHiddenTotals ? all.totals.map(\.item.linkId) : [])
        func lines(_ items: [Item]) -> [AnswerLine] {
            items.flatMap { item -> [AnswerLine] in
                guard item.isHidden != true else {
                    return item.withItems.filter { totals.contains($0.linkId) }.compactMap { total in
                        given[total.linkId].map { AnswerLine($0, to: total) }
                    }
                }
                let below = lines(item.items)
                if item.kind == .group {
                    guard !below.isEmpty else { return [] }
                    let isScored = item.items.contains(where: \.isScored)
                    let score = isScored ? score(of: item, answers) : nil
                    return [AnswerLine(id: item.linkId, title: item.words, content: .heading)] + below
                        + AnswerLine.list(score, of: item)
                }
                guard let values = given[item.linkId] else { return below }
                return [AnswerLine(values, to: item)] + below
            }
        }
        // The sum of what is in no group stands below the last that counts for it.
        let last = all.items.lastIndex { item in
            item.kind != .group && item.withItems.contains { $0.isScored && given[$0.linkId] != nil }
        }
        return all.items.enumerated().flatMap { index, item in
            lines([item]) + (index == last ? AnswerLine.list(ungroupedScore(answers), of: item) : [])
        }
    }
}

extension AnswerLine {
    fileprivate init(_ values: [AnswerValue], to item: Questionnaire.Item) {
        self.init(id: item.linkId, title: item.words, content: .answers(values.map(item.words(of:))))
    }

    fileprivate static func list(_ score: Double?, of item: Questionnaire.Item) -> [AnswerLine] {
        score.map { [AnswerLine(id: item.linkId + ".score", title: item.words, content: .score($0))] } ?? []
    }
}

extension Double {
    /// A score as one reads it: without a fraction where it has none.
    package var scoreWords: Phrase {
        Int(exactly: self).map { "\($0)" } ?? ExactDecimal(String(self))?.words ?? "\(self)"
    }
}
