extension View {
    /// Sets the words that a person types to come to the view in a list, in place of those that it shows; nil keeps
    /// those.
    nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View {
        semantics { elements, _, environment in
            guard let text else { return elements }
            let words = text.wordsToRead(in: environment)
            return elements.changing { $0.typeSelection = words }
        }
    }

    /// Sets the words that a person types to come to the view in a list to a localized string.
    nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
        typeSelectEquivalent(Text(stringKey))
    }

    /// Sets the words that a person types to come to the view in a list to a string as it stands.
    @_disfavoredOverload
    nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
        typeSelectEquivalent(Text(string))
    }
}
