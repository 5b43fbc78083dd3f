/// The accessibility modifiers as they were written first.
extension View {
    /// Names the view, as `accessibilityLabel(_:)` does.
    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    /// Sets the view's value, as `accessibilityValue(_:)` does.
    nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    /// Sets the view's identifier, as `accessibilityIdentifier(_:)` does.
    nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    /// Leaves the view out of the elements, as `accessibilityHidden(_:)` does.
    nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    /// Adds traits, as `accessibilityAddTraits(_:)` does.
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }
    /// Removes traits, as `accessibilityRemoveTraits(_:)` does.
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
    /// Sets a hint. Has no effect in text.
    nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    /// Sets the words to call the view by. Has no effect in text.
    nonisolated public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
    /// Names the view among the choices of what is around it, as `tag`.
    nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> some View { tag(selectionIdentifier) }
    /// Sets the order in which views are read. Has no effect in text.
    nonisolated public func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }
    /// Says which part of the view is touched. Has no effect in text.
    nonisolated public func accessibility(activationPoint: UnitPoint) -> some View {
        accessibilityActivationPoint(activationPoint)
    }
}
