/// How fields look. As SwiftUI's `TextFieldStyle`: in text what can be written over is underlined, and a style of one's
/// own is put around that.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

public struct DefaultTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

public struct PlainTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

public struct SquareBorderTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
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
