extension View {
    /// Adds localized words to the view's value. The importance has no effect in text.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View { addingContent(Text(labelKey), Text(valueKey)) }

    /// Adds a label and its value to the view's value, such as `Room 12` after `On time`. The importance has no effect
    /// in text.
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { addingContent(label, value) }

    private nonisolated func addingContent(_ label: Text, _ value: Text?) -> some View {
        semantics { elements, _, environment in
            var elements = elements
            guard !elements.isEmpty, let value else { return elements }
            let words = "\(label.wordsToRead(in: environment)) \(value.wordsToRead(in: environment))"
            elements[0].value = elements[0].value.map { "\($0), \(words)" } ?? words
            return elements
        }
    }

    /// Adds a key's label and a text to the view's value; nothing where the text is nil. The importance has no effect
    /// in text.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> some View { addingContent(key.label, value) }

    /// Adds a key's label and a value as it stands to the view's value.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { addingContent(key.label, Text(value)) }

    /// Adds a key's label and a localized string to the view's value.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View { addingContent(key.label, Text(valueKey)) }

    /// Adds a localized label and a text to the view's value.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { addingContent(Text(labelKey), value) }

    /// Adds a label and a value as they stand to the view's value.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
        _ label: L, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { addingContent(Text(label), Text(value)) }

    /// Adds a localized label and a value as it stands to the view's value.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { addingContent(Text(labelKey), Text(value)) }
}

/// The label of a custom content.
public struct AccessibilityCustomContentKey: Sendable {
    let label: Text

    /// Creates a key of a text. The id has no effect.
    public init(_ label: Text, id: String) { self.label = label }
    /// Creates a key of a localized string. The id has no effect.
    public init(_ labelKey: LocalizedStringKey, id: String) { label = Text(labelKey) }
    /// Creates a key of a localized string.
    public init(_ labelKey: LocalizedStringKey) { label = Text(labelKey) }
}

/// The custom content of an element, of which SwiftUI names the importance alone.
public enum AXCustomContent {
    /// The importance of a custom content; without effect in text.
    public enum Importance: Sendable { case `default`, high }
}
