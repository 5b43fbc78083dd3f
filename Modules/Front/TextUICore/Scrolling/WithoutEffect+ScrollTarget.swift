extension View {
    /// Sets where a scroll comes to rest. Has no effect in text.
    nonisolated public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View { self }
}
