public struct KeyEquivalent: Hashable, Sendable {
    public static let leftArrow = KeyEquivalent()
    public static let rightArrow = KeyEquivalent()
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
    public init(extendedGraphemeClusterLiteral: Character) {}
}

public struct KeyPress: Sendable {
    public enum Result: Sendable {
        case handled, ignored
    }

    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
    }

    public let key: KeyEquivalent
}

extension View {
    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
}
