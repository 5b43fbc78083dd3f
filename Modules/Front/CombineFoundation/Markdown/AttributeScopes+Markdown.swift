public import Foundation

extension AttributeScopes.FoundationAttributes {
    /// The key of what Markdown's inline marks mean.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = InlinePresentationIntent
        /// The attribute's name in an archive.
        public static let name = "NSInlinePresentationIntent"
    }

    /// The key of the blocks of Markdown.
    public enum PresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = PresentationIntent
        /// The attribute's name in an archive.
        public static let name = "NSPresentationIntent"
    }
}

/// The attributes that Markdown gives to words.
public struct _MarkdownAttributes: AttributeScope {
    /// What the marks mean.
    public let inlinePresentationIntent: AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
    /// The blocks that the words stand in.
    public let presentationIntent: AttributeScopes.FoundationAttributes.PresentationIntentAttribute
}

extension AttributeDynamicLookup {
    /// Finds Markdown's attributes by their names, as in `run.inlinePresentationIntent`.
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<_MarkdownAttributes, T>) -> T {
        self[T.self]
    }
}
