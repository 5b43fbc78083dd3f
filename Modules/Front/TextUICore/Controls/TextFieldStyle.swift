/// A look of text fields. In text the words that can be written over are underlined, and a style of the program's own
/// is put around that.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// The type of the view that the style makes.
    associatedtype _Body: View
    /// The label of the field that the style gets.
    typealias _Label = _TextFieldStyleLabel
    /// Makes the view of a field, which shows `configuration` somewhere in it.
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The style of a field that sets none.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// The field itself.
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field without decoration; in text as any other.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// The field itself.
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field with a rounded border; in text as any other.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// The field itself.
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field with a square border; in text as any other.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// The field itself.
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

typealias TextFieldMaker = @MainActor (TextField<_TextFieldStyleLabel>) -> AnyView

private struct TextFieldStyleKey: EnvironmentKey { static var defaultValue: TextFieldMaker? { nil } }

extension EnvironmentValues {
    var textFieldStyle: TextFieldMaker? {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the text fields within the view. Only a style of the program's own has an effect in text.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        let style = Unchecked(value: style)
        let maker: TextFieldMaker = { field in
            AnyView(StyledBody(style: style.value) { $0._body(configuration: field) })
        }
        return setting(\.textFieldStyle, S._changesNothing ? nil : maker)
    }
}

extension TextFieldStyle {
    /// Whether it is one of those that look alike in text.
    nonisolated fileprivate static var _changesNothing: Bool {
        [
            ObjectIdentifier(DefaultTextFieldStyle.self), ObjectIdentifier(PlainTextFieldStyle.self),
            ObjectIdentifier(RoundedBorderTextFieldStyle.self), ObjectIdentifier(SquareBorderTextFieldStyle.self),
        ].contains(ObjectIdentifier(Self.self))
    }
}
