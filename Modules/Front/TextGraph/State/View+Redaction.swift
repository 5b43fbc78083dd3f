extension View {
    /// Adds reasons for which the content of the view is not shown as it is to those of the views around it.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        modifier(
            _EnvironmentModifier(
                transform: { $0.redactionReasons.formUnion(reason) },
                isSame: { other in other.value as? RedactionReasons == reason }, value: reason))
    }

    /// Draws the content of the view as it is.
    nonisolated public func unredacted() -> some View { setting(\.redactionReasons, []) }

    /// Marks the content of the view as private: `.privacy` among the reasons of `redacted(reason:)` hides it.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        setting(\.common.isPrivacySensitive, sensitive)
    }

    /// Marks content that may be out of date: `.invalidated` among the reasons of `redacted(reason:)` makes it faint.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        setting(\.common.isInvalidatable, invalidatable)
    }
}
