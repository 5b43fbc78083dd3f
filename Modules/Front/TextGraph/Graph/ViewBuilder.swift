/// Builds one view from the statements of a closure.
@resultBuilder
public enum ViewBuilder {
    /// Takes a statement that is a view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Builds a block of one view, which is that view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
