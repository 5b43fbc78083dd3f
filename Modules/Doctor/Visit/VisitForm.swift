import ClinicModel

/// What is typed of a visit.
package struct VisitForm: Hashable, Sendable {
    package var reason = ""
    package var note = ""
    /// As typed, until it is recorded.
    package var signs: [VitalSign: String] = [:]
    /// The measurement that they correct; nil where they are one more.
    package var correcting: VisitMeasurement? {
        didSet {
            for sign in (oldValue?.signs.values ?? [:]).keys { signs[sign] = displaced[sign] }
            let values = correcting?.signs.values ?? [:]
            displaced = signs.filter { values[$0.key] != nil }
            for (sign, value) in values { signs[sign] = value.display }
        }
    }
    /// What was typed where the correction stands meanwhile.
    private var displaced: [VitalSign: String] = [:]
    /// A problem, until it is added.
    package var problem = ""
    package var order = OrderForm()
    /// An addendum, until it is added.
    package var addendum = ""

    package init() {}

    /// The first fields of what was typed and has to be recorded, added or given up.
    package var looseEnds: [VisitField] {
        let sign = VitalSign.allCases.first { signs[$0]?.contains { !$0.isWhitespace } ?? false }
        return [
            sign.map(VisitField.sign), problem.allSatisfy(\.isWhitespace) ? nil : .problem,
            order.isEmpty ? nil : .order, addendum.allSatisfy(\.isWhitespace) ? nil : .addendum,
        ].compactMap(\.self)
    }
}

/// A field of a visit, or the first of several that go together.
package enum VisitField: Hashable, Sendable {
    case reason
    case sign(VitalSign)
    case problem, order, orderName, addendum
    /// That something was prescribed.
    case prescribed
    /// Why an order is revoked.
    case revocation
    /// What stands first, above all fields.
    case facts
}

extension VitalSign {
    /// Where it is typed.
    package var field: VisitField { .sign(self) }
}

/// How what is typed of the note stands.
package enum NoteState: Hashable, Sendable {
    case empty, kept, unsaved
    /// It could not be kept; it is tried again with the next change.
    case failed
}
