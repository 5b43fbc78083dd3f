/// A value as a number or a date, with the bounds of it, all as the control reads them when it is set.
package struct ValueForm: Equatable, Sendable {
    /// The kinds of such values.
    package enum Kind: Sendable {
        /// A number with a decimal point, in no language's form.
        case number
        /// A day such as `2026-11-24`, a time such as `14:30`, or both with a blank between them.
        case date, time, dateAndTime
    }

    package let kind: Kind
    package let value: String
    package let least: String?
    package let most: String?
    package let step: String?

    package init(_ kind: Kind, _ value: String, least: String? = nil, most: String? = nil, step: String? = nil) {
        self.kind = kind
        self.value = value
        self.least = least
        self.most = most
        self.step = step
    }
}
