/// Answers that were changed in two places since both had the same.
package struct MergedAnswers: Hashable, Sendable {
    /// The changes of both; one's own where both have changed the same.
    package let own: QuestionnaireAnswers
    /// The changes of both; the other's where both have changed the same.
    package let other: QuestionnaireAnswers
    /// Where both have changed the same, in the order of the questions.
    package let conflicts: [Phrase]
}

extension Questionnaire {
    /// Puts the changes of two places together. A group that repeats counts as one answer, for its times have numbers
    /// that change when one is taken away.
    package func merged(
        _ own: QuestionnaireAnswers, with other: QuestionnaireAnswers, since base: QuestionnaireAnswers
    ) -> MergedAnswers {
        let places = RepeatedPlaces(self)
        func part(of key: String) -> String {
            places.place(of: key).map { places.groups(around: $0.linkId).first ?? $0.linkId } ?? key
        }
        let keys = Set(own.keys).union(other.keys).union(base.keys)
        var (mine, theirs, conflicts) = (own, own, Set<String>())
        for (part, keys) in Dictionary(grouping: keys, by: part) {
            let isSame = { (one: QuestionnaireAnswers, two: QuestionnaireAnswers) in
                keys.allSatisfy { one[$0, default: []] == two[$0, default: []] }
            }
            guard !isSame(other, base), !isSame(other, own) else { continue }
            let isOurs = !isSame(own, base)
            if isOurs { conflicts.insert(part) }
            for key in keys {
                theirs[key] = other[key]
                if !isOurs { mine[key] = other[key] }
            }
        }
        let known = allItems.filter { conflicts.contains($0.linkId) }
        let unknown = conflicts.subtracting(known.map(\.linkId)).sorted()
        return MergedAnswers(own: mine, other: theirs, conflicts: known.map(\.words) + unknown.map { "\($0)" })
    }
}
