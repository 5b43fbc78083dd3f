extension View {
    /// Keeps the fields inside the view from submitting to the `onSubmit` actions around it, where `isBlocking` is
    /// true.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(_EnvironmentModifier(transform: { if isBlocking { $0.submit = nil } }, isSame: nil, value: nil))
    }
}
