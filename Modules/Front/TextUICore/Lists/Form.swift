/// Rows of controls, as SwiftUI's `Form`. In text it is a list, unless a style of the program's own arranges the rows.
nonisolated public struct Form<Content: View>: View {
    let content: Content
    @Environment(\.formStyle) private var style

    /// Creates a form of rows.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a form from the configuration that a style was given, to draw it in another style.
    public init(_ configuration: FormStyleConfiguration) where Content == FormStyleConfiguration.Content {
        content = configuration.content
    }

    /// The rows in the form's style.
    @MainActor
    public var body: some View {
        if let style {
            style(FormStyleConfiguration(content: .init(content: AnyView(content))))
        } else {
            List { content }
        }
    }
}
