private struct ScrollContentBackgroundKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Whether lists have a ground of their own, below which nothing is read.
    var scrollContentBackground: Bool {
        get { self[ScrollContentBackgroundKey.self] }
        set { self[ScrollContentBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides the ground of lists: in text what stands below a list without one, in a `ZStack`, is read.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        setting(\.scrollContentBackground, visibility != .hidden)
    }
}
