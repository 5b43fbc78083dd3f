extension SemanticElement {
    /// Whether the text of the field may have several lines.
    @MainActor package var hasLines: Bool { field?.content?.hasLines == true }
    /// Whether the element takes a value.
    package var takesValue: Bool { self.set != nil }
    /// Whether a press does something.
    package var takesPress: Bool { press != nil }
    /// Whether the return key in the field does something.
    package var takesSubmit: Bool { submit != nil }
    /// Whether the button deletes or destroys.
    package var isDestructive: Bool { buttonRole == .destructive }
    /// The choices of a picker.
    package var choices: [String]? { options }
}
