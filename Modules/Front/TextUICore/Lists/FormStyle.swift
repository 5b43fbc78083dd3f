/// A look of forms. Only a style of the program's own has an effect in text, where a form is a list.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View
    /// The parts of a form.
    typealias Configuration = FormStyleConfiguration
    /// Makes the view of a form from its parts.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a form, for a style to arrange.
public struct FormStyleConfiguration {
    /// The form's rows as a view.
    public struct Content: View {
        let content: AnyView
        /// The rows.
        public var body: some View { content }
    }

    /// The rows.
    public let content: Content
}

/// A style of the front's own: the form is a list.
@MainActor @preconcurrency
public protocol _ListFormStyle: FormStyle {}

extension _ListFormStyle {
    /// Makes a list of the form's rows.
    public func makeBody(configuration: Configuration) -> some View { List { configuration.content } }
}

/// The style of a form that sets none.
public struct AutomaticFormStyle: _ListFormStyle { public init() {} }
/// A form of groups.
public struct GroupedFormStyle: _ListFormStyle { public init() {} }
/// A form whose labels and controls stand in two columns; in text they stand in rows.
public struct ColumnsFormStyle: _ListFormStyle { public init() {} }

extension FormStyle where Self == AutomaticFormStyle {
    /// The style of a form that sets none.
    public static var automatic: Self { .init() }
}
extension FormStyle where Self == GroupedFormStyle {
    /// A form of groups.
    public static var grouped: Self { .init() }
}
extension FormStyle where Self == ColumnsFormStyle {
    /// A form of two columns; in text its labels and controls stand in rows.
    public static var columns: Self { .init() }
}

typealias FormMaker = @MainActor (FormStyleConfiguration) -> AnyView

private struct FormStyleKey: EnvironmentKey { static var defaultValue: FormMaker? { nil } }

extension EnvironmentValues {
    /// The style of a program's own for the forms here; nil where they are lists.
    var formStyle: FormMaker? {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the forms within the view. Only a style of the program's own has an effect in text.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        let style = Unchecked(value: style)
        let make: FormMaker = { configuration in
            AnyView(
                StyledBody(style: style.value) { $0.makeBody(configuration: configuration) }
                    .insideStyle { $0.formStyle = nil })
        }
        return setting(\.formStyle, style.value is any _ListFormStyle ? nil : make)
    }
}
