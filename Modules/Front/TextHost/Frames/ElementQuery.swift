/// A description of the element that a command means. A string literal is a label, an integer literal a number.
public enum ElementQuery: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// The element with a number of the lines front.
    case ref(Int)
    /// The element with a label: exactly, else the only one that begins so, in any case.
    case label(String)
    /// The element with an accessibility identifier.
    case identifier(String)
    /// The element of a role with a label, or the only one of that role.
    case role(SemanticElement.Role, label: String? = nil)

    /// Creates a query by label.
    public init(stringLiteral value: String) { self = .label(value) }
    /// Creates a query by number.
    public init(integerLiteral value: Int) { self = .ref(value) }
}
