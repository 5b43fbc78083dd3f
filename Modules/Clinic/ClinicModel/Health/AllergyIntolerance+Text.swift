/// How an allergy is, wherever one reads of it.
extension AllergyIntolerance {
    /// How bad it could be the next time, where that is what one has to know first.
    package var risk: Phrase? { !isNoneKnown && criticality == .high ? "High risk" : nil }

    /// What happened, such as `Hives, Dyspnoea`.
    package var reactionWords: Phrase {
        Phrase(joining: reactions.flatMap(\.manifestations).map(\.words), by: ", ")
    }
}
