/// An alignment of the lines of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing

    /// The share of the room that is left before a line.
    package var fraction: Double {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}
