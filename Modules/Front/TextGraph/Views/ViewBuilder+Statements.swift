extension ViewBuilder {
    /// Builds an empty block, which shows nothing.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Builds a block of several views, one after the other.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }

    /// Builds an `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Builds an `if`, or the first cases of a `switch`.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        .init(.first(first))
    }

    /// Builds an `else`, or the last cases of a `switch`.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        .init(.second(second))
    }

    /// Builds the content of an `if #available`, whose type is hidden.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
