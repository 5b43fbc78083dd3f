extension View {
    /// Names the view by a text while `isEnabled` is true.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        modifier(_SwitchedModifier(modifier: _LabelledModifier(label: label, isValue: false), isOn: isEnabled))
    }

    /// Names the view by a localized string while `isEnabled` is true.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// Names the view by a string as it stands while `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets the view's value to a text while `isEnabled` is true.
    nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        modifier(_SwitchedModifier(modifier: _LabelledModifier(label: value, isValue: true), isOn: isEnabled))
    }

    /// Sets the view's value to a localized string while `isEnabled` is true.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    /// Sets the view's value to a string as it stands while `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Leaves the view out of the elements while `hidden` and `isEnabled` are true; it is still drawn.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibilityHidden(hidden && isEnabled)
    }

    /// Sets the view's identifier while `isEnabled` is true.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        accessibilityIdentifier(isEnabled ? identifier : "")
    }

    /// Says what comes of the view while `isEnabled` is true. Has no effect in text.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        semantics { elements, _, environment in
            guard isEnabled else { return elements }
            return elements.hinting(hint.wordsToRead(in: environment))
        }
    }

    /// Says by a localized string what comes of the view while `isEnabled` is true. Has no effect in text.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    /// Says by a string as it stands what comes of the view while `isEnabled` is true. Has no effect in text.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }
}

/// The modifier that names or values its content.
nonisolated struct _LabelledModifier: ViewModifier {
    let label: Text
    let isValue: Bool

    @MainActor @ViewBuilder
    func body(content: Content) -> some View {
        if isValue { content.accessibilityValue(label) } else { content.accessibilityLabel(label) }
    }
}

/// The modifier that applies another or leaves it out, without another identity of its content.
nonisolated struct _SwitchedModifier<Modifier: ViewModifier>: ViewModifier {
    let modifier: Modifier
    let isOn: Bool

    @MainActor @ViewBuilder
    func body(content: Content) -> some View {
        if isOn { content.modifier(modifier) } else { content }
    }
}
