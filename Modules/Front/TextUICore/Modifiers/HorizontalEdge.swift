/// The leading or the trailing side, as SwiftUI's `HorizontalEdge`.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
    /// The side where reading begins, or the one where it ends.
    case leading, trailing

    /// As SwiftUI's `HorizontalEdge.Set`.
    public struct Set: OptionSet, Sendable {
        /// The bits of the set, or the name.
        public let rawValue: Int8
        /// Creates a value from its raw value.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a value from its raw value.
        public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }
        /// The edge of that name.
        public static let leading = Set(.leading)
        /// The edge of that name.
        public static let trailing = Set(.trailing)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]
    }
}
