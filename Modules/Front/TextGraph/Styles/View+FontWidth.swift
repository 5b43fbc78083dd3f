extension View {
    /// Sets the width of letters. Has no effect in text.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }
}
