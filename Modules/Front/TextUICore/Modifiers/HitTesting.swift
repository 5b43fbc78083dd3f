extension View {
    /// Says whether the view can be acted on, which is drawn either way.
    nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
        allowsHitTesting(responds)
    }

    /// Says, while that is enabled, whether the view can be acted on.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true, isEnabled: Bool
    ) -> some View { allowsHitTesting(respondsToUserInteraction || !isEnabled) }

    /// Says whether the view can be acted on. With `false` it takes neither a press nor a value, and has no further
    /// actions.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        semantics { elements, _, _ in
            guard !enabled else { return elements }
            return elements.changing { element in
                element.press = nil
                element.set = nil
                element.type = nil
                element.furtherActions = []
            }
        }
    }
}
