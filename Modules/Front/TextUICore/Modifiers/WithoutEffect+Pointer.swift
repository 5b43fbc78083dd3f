/// Modifiers of pointers, of focus effects and of help beside a pointer. Text has none of them.
extension View {
    /// Makes the view a section for the focus. Has no effect in text.
    nonisolated public func focusSection() -> some View { self }
    /// Leaves out the mark of the focus. Has no effect in text: the focus is always seen.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
    /// Sets the effect of a pointer over the view. Has no effect in text.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    /// Sets the effect of a pointer over the view while that is enabled. Has no effect in text.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
    /// Leaves out the effects of a pointer. Has no effect in text.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    /// Sets the effect of a pointer within the view. Has no effect in text.
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

    /// Runs `action` while a pointer moves over the view. Has no effect in text: the action is not run.
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }

    /// Runs `action` when a pointer comes over the view or leaves it. Has no effect in text: the action is not run.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    /// Sets a localized tip. Has no effect in text.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }
    /// Sets a tip that is a text. Has no effect in text.
    nonisolated public func help(_ text: Text) -> some View { self }

    /// Sets a tip as it stands. Has no effect in text.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
}

/// An effect of a pointer over a view; without effect in text.
public struct HoverEffect: Sendable {
    /// The platform's own.
    public static let automatic = HoverEffect()
    /// The view is highlighted.
    public static let highlight = HoverEffect()
    /// The view is lifted.
    public static let lift = HoverEffect()
}
