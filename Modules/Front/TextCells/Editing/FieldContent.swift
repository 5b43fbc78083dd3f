/// The text behind a field.
package struct FieldContent {
    package let get: @MainActor () -> String
    package let set: @MainActor (String) throws -> Void
    /// Whether it is taken over when it is complete, not with every key: a number, a date.
    package var isDraft = false
    package var hasLines = false
    /// Whether it shows its value in a way of its own until something is typed.
    package var isClosed = false
    package var isSecret = false
    /// The place in the text that the program follows and sets; nil where it does neither.
    package var selection: FieldSelection?

    package init(
        get: @escaping @MainActor () -> String, set: @escaping @MainActor (String) throws -> Void,
        isDraft: Bool = false, hasLines: Bool = false, isClosed: Bool = false, isSecret: Bool = false
    ) {
        self.get = get
        self.set = set
        self.isDraft = isDraft
        self.hasLines = hasLines
        self.isClosed = isClosed
        self.isSecret = isSecret
    }
}

/// The selected part of a field's text, in characters, as the program has it; an empty one is where the caret stands.
package struct FieldSelection {
    package let get: @MainActor () -> Range<Int>?
    package let set: @MainActor (Range<Int>) -> Void
    /// The selection as the program keeps it, in any text.
    package let kept: @MainActor () -> AnyHashable?

    package init(
        get: @escaping @MainActor () -> Range<Int>?, set: @escaping @MainActor (Range<Int>) -> Void,
        kept: @escaping @MainActor () -> AnyHashable?
    ) {
        self.get = get
        self.set = set
        self.kept = kept
    }
}
