/// The answers to a questionnaire by the `linkId`s of their questions. Where a group is asked again, the `linkId`s end with
/// the number of the time, as in `dose#2`.
package typealias QuestionnaireAnswers = [String: [AnswerValue]]

extension Questionnaire {
    /// The answers with which a response begins.
    package var initialAnswers: QuestionnaireAnswers {
        var answers: QuestionnaireAnswers = [:]
        for item in allItems {
            let initial = item.initial.isEmpty ? item.options.filter(\.isInitial).map(\.value) : item.initial
            if !initial.isEmpty { answers[item.linkId] = initial }
        }
        return answers
    }

    /// The items that are asked, given the answers. An item below one that is not asked is not asked either, and what
    /// was answered to a question that is not asked meets no condition.
    ///
    /// - Parameter counts: how often groups are asked at least, by their `linkId`s.
    package func enabled(_ answers: QuestionnaireAnswers, counts: [String: Int] = [:]) -> Set<String> {
        repeated(for: answers.keys, counts: counts).enabledItems(filled(answers, counts: counts))
    }

    /// Those of its own items, without those that are asked again.
    fileprivate func enabledItems(_ answers: QuestionnaireAnswers) -> Set<String> {
        var rules = EnableRules(self, answers)
        var enabled: Set<String> = []
        for item in allItems where rules.isEnabled(item.linkId) { enabled.insert(item.linkId) }
        return enabled
    }

    /// The answers that are given: those to questions that are asked, and the totals.
    package func given(_ answers: QuestionnaireAnswers) -> QuestionnaireAnswers {
        let enabled = enabled(answers)
        return filled(answers).filter { enabled.contains($0.key) && !$0.value.isEmpty }
    }

    /// The answers with the totals that they come to, in place of whatever stands there.
    package func filled(_ answers: QuestionnaireAnswers, counts: [String: Int] = [:]) -> QuestionnaireAnswers {
        guard allItems.contains(where: \.mayBeTotal) else { return answers }
        let all = repeated(for: answers.keys, counts: counts)
        let enabled = all.enabledItems(answers)
        let given = answers.filter { enabled.contains($0.key) }
        var filled = answers
        for total in all.totals {
            let sum = all.sum(of: total.items, given, asked: enabled)
            filled[total.item.linkId] = sum.flatMap(total.item.answer(total:)).map { [$0] }
        }
        return filled
    }

    /// The sum of what the chosen options below an item score; nil where none has a score, and until all that are asked
    /// are answered.
    package func score(of item: Item, _ answers: QuestionnaireAnswers) -> Double? {
        score(of: [item], answers)
    }

    /// The same of the questions that are in no group.
    package func ungroupedScore(_ answers: QuestionnaireAnswers) -> Double? {
        score(of: items.filter { $0.kind != .group }, answers)
    }

    /// A total of the questionnaire's own is shown in place of the sum, wherever it stands; or not shown either, where it
    /// is hidden.
    private func score(of items: [Item], _ answers: QuestionnaireAnswers) -> Double? {
        let items = items.flatMap(\.withItems)
        let counted = Set(items.map(\.linkId))
        let hasTotal = totals.contains { $0.items.contains { counted.contains($0.linkId) } }
        guard !hasTotal, !items.contains(where: \.mayBeTotal) else { return nil }
        return repeated(for: answers.keys).sum(of: items, given(answers), asked: enabled(answers))
    }

    /// Nil until one is answered, and while one is open. Who chooses none of several that may be chosen has answered.
    private func sum(of items: [Item], _ given: QuestionnaireAnswers, asked: Set<String>) -> Double? {
        let items = items.filter(\.isScored)
        let shown = Set(shownItems.map(\.linkId))
        let isOpen = { (item: Item) -> Bool in
            given[item.linkId, default: []].isEmpty && item.isAnswerable && !item.repeats
                && shown.contains(item.linkId) && asked.contains(item.linkId)
        }
        guard items.contains(where: { given[$0.linkId] != nil }), !items.contains(where: isOpen) else { return nil }
        return items.reduce(0) { sum, item in
            given[item.linkId, default: []].reduce(sum) { sum, value in
                sum + (item.options.first { $0.value.matches(value) }?.score?.value ?? 0)
            }
        }
    }

    /// The answers as a response has them, in the order of the questions. What has no answer below it is left out.
    package func responseItems(_ answers: QuestionnaireAnswers) -> [QuestionnaireResponse.Item] {
        let given = given(answers)
        let places = RepeatedPlaces(self)
        func response(to item: Item) -> QuestionnaireResponse.Item? {
            item.response(
                given, below: item.items.compactMap(response),
                as: places.place(of: item.linkId)?.linkId ?? item.linkId)
        }
        return repeated(for: answers.keys).items.compactMap(response)
    }
}

extension Questionnaire.Item {
    fileprivate func response(
        _ given: QuestionnaireAnswers, below: [QuestionnaireResponse.Item], as name: String
    ) -> QuestionnaireResponse.Item? {
        let values = given[linkId] ?? []
        guard !below.isEmpty || !values.isEmpty else { return nil }
        // R4 has what is asked below a question within its answer.
        let answers = values.enumerated().map { index, value in
            QuestionnaireResponse.Answer(value, items: index == 0 ? below : [])
        }
        return QuestionnaireResponse.Item(
            linkId: name, text: text, answers: answers, items: answers.isEmpty ? below : [])
    }
}

/// Says which items are asked. What conditions ask of one another in a circle is not met.
private struct EnableRules {
    private let answers: QuestionnaireAnswers
    private let items: [String: Questionnaire.Item]
    private let parents: [String: String]
    private var known: [String: Bool] = [:]

    init(_ questionnaire: Questionnaire, _ answers: QuestionnaireAnswers) {
        self.answers = answers
        let all = questionnaire.allItems
        items = Dictionary(all.map { ($0.linkId, $0) }) { first, _ in first }
        parents = Dictionary(all.flatMap { parent in parent.items.map { ($0.linkId, parent.linkId) } }) { first, _ in
            first
        }
    }

    mutating func isEnabled(_ linkId: String) -> Bool {
        if let known = known[linkId] { return known }
        guard let item = items[linkId] else { return false }
        known[linkId] = false
        if let parent = parents[linkId], !isEnabled(parent) { return false }
        guard meetsConditions(item) else { return false }
        known[linkId] = true
        return true
    }

    private mutating func meetsConditions(_ item: Questionnaire.Item) -> Bool {
        guard !item.enableWhen.isEmpty else { return true }
        var met: [Bool] = []
        for condition in item.enableWhen {
            let given = isEnabled(condition.question) ? answers[condition.question] ?? [] : []
            met.append(condition.isMet(by: given))
        }
        return item.enableBehavior == .all ? met.allSatisfy(\.self) : met.contains(true)
    }
}

extension Questionnaire.EnableWhen {
    /// Whether the answers to the question meet it. A question without an answer meets only that none exists; otherwise
    /// one answer of several is enough, save for `!=`, which none may contradict.
    package func isMet(by answers: [AnswerValue]) -> Bool {
        if comparison == .exists { return answer == .boolean(!answers.isEmpty) }
        guard !answers.isEmpty else { return false }
        return switch comparison {
        case .exists: false
        case .equal: answers.contains { $0.matches(answer) }
        case .notEqual: !answers.contains { $0.matches(answer) }
        case .greater: answers.contains { $0.compared(with: answer).map { $0 > 0 } ?? false }
        case .less: answers.contains { $0.compared(with: answer).map { $0 < 0 } ?? false }
        case .atLeast: answers.contains { $0.compared(with: answer).map { $0 >= 0 } ?? false }
        case .atMost: answers.contains { $0.compared(with: answer).map { $0 <= 0 } ?? false }
        }
    }
}
