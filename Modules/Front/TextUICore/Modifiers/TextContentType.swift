extension View {
    /// Sets the meaning of a field's text, by which a browser fills it in. Has no effect in text.
    nonisolated public func textContentType(_ type: UITextContentType?) -> some View {
        eachSemantic { $0.contentType = type }
    }
}
