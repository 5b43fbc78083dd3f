/// A view whose body runs again only when it differs from the one before by `==`. As SwiftUI's `EquatableView`.
nonisolated public struct EquatableView<Content: Equatable & View>: View {
    public var content: Content

    public init(content: Content) {
        self.content = content
    }

    @MainActor
    public var body: some View { content }
}

extension View where Self: Equatable {
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
