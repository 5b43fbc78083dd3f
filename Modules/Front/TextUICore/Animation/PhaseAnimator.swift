/// A view whose content goes through phases, as SwiftUI's `PhaseAnimator`. Text shows no motion: the content rests in
/// the first phase.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    let phases: [Phase]
    let content: (Phase) -> Content

    /// Creates an animator that rests in the first phase. `animation` has no effect in text.
    ///
    /// - Parameters:
    ///   - phases: The phases in order; without any, nothing is drawn.
    ///   - content: Makes the view of a phase.
    ///   - animation: Has no effect in text.
    public init<P: Sequence>(
        _ phases: P, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where P.Element == Phase {
        self.phases = Array(phases)
        self.content = content
    }

    /// Creates an animator that goes through its phases when `trigger` changes and comes back to the first. Text shows
    /// the first phase throughout; `animation` has no effect.
    public init<P: Sequence, T: Equatable>(
        _ phases: P, trigger: T, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where P.Element == Phase {
        self.init(phases, content: content, animation: animation)
    }

    /// The content in the first phase.
    @MainActor
    public var body: some View {
        if let first = phases.first { content(first) }
    }
}

extension View {
    /// Draws the view in the first of `phases`, where it rests. `animation` has no effect in text.
    nonisolated public func phaseAnimator<P: Sequence, C: View>(
        _ phases: P, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, P.Element) -> C,
        animation: @escaping (P.Element) -> Animation? = { _ in .default }
    ) -> some View where P.Element: Equatable {
        let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
        return PhaseAnimator(phases) { content(placeholder, $0) }
    }

    /// Draws the view in the first of `phases`, to which it returns whenever `trigger` changes. `animation` has no
    /// effect in text.
    nonisolated public func phaseAnimator<P: Sequence, T: Equatable, C: View>(
        _ phases: P, trigger: T, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, P.Element) -> C,
        animation: @escaping (P.Element) -> Animation? = { _ in .default }
    ) -> some View where P.Element: Equatable { phaseAnimator(phases, content: content, animation: animation) }
}
