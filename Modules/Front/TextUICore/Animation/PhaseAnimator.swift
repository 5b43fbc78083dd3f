/// Content that goes through phases. As SwiftUI's `PhaseAnimator`: in text it is where it comes to rest, in the first.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    let phases: [Phase]
    let content: (Phase) -> Content

    /// - Parameter phases: At least one.
    public init<P: Sequence>(
        _ phases: P, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where P.Element == Phase {
        self.phases = Array(phases)
        self.content = content
    }

    /// The same; when `trigger` has changed it goes through all phases, and is in the first again.
    public init<P: Sequence, T: Equatable>(
        _ phases: P, trigger: T, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where P.Element == Phase {
        self.init(phases, content: content, animation: animation)
    }

    @MainActor
    public var body: some View {
        if let first = phases.first { content(first) }
    }
}

extension View {
    /// Shows the view as the first of the phases has it: there it is at rest.
    nonisolated public func phaseAnimator<P: Sequence, C: View>(
        _ phases: P, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, P.Element) -> C,
        animation: @escaping (P.Element) -> Animation? = { _ in .default }
    ) -> some View where P.Element: Equatable {
        let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
        return PhaseAnimator(phases) { content(placeholder, $0) }
    }

    nonisolated public func phaseAnimator<P: Sequence, T: Equatable, C: View>(
        _ phases: P, trigger: T, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, P.Element) -> C,
        animation: @escaping (P.Element) -> Animation? = { _ in .default }
    ) -> some View where P.Element: Equatable { phaseAnimator(phases, content: content, animation: animation) }
}
