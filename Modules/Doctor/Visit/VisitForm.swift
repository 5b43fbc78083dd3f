import ClinicModel

/// What is typed of a visit.
package struct VisitForm: Hashable, Sendable {
    package var reason = ""
    package var note = ""
    /// As typed, until it is recorded.
    package var signs: [VitalSign: String] = [:]
    /// A problem, until it is added.
    package var problem = ""
    package var order = OrderForm()
    /// An addendum, until it is added.
    package var addendum = ""

    package init() {}

    /// Whether something was typed that has to be recorded, added or given up.
    package var hasLooseEnds: Bool {
        let texts = [problem, addendum] + signs.values
        return texts.contains { !$0.allSatisfy(\.isWhitespace) } || !order.isEmpty
    }
}

/// How what is typed of the note stands.
package enum NoteState: Hashable, Sendable {
    case empty, kept, unsaved
    /// It could not be kept; it is tried again with the next change.
    case failed
}
