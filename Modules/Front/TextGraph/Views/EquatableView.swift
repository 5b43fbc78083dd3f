/// A view whose body runs again only when it differs, by `==`, from the one before.
nonisolated public struct EquatableView<Content: Equatable & View>: View {
    /// The view that is compared.
    public var content: Content

    /// Wraps a view that is compared.
    public init(content: Content) {
        self.content = content
    }

    /// The view itself.
    @MainActor
    public var body: some View { content }
}

extension View where Self: Equatable {
    /// Runs the body of the view again only when the view differs, by `==`, from the one before.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
