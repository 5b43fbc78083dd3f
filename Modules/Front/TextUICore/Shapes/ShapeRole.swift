/// The part that a shape plays, by which a style may choose its look. Has no effect in text.
public enum ShapeRole: Hashable, Sendable {
    /// A shape that is filled.
    case fill
    /// A line.
    case stroke
    /// A line between parts.
    case separator
}
