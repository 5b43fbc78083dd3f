/// A single window, as SwiftUI's `Window`: the screen where it is the first scene, else opened by its id.
public struct Window<Content: View>: Scene {
    /// The body of a primitive scene, which has none.
    public typealias Body = Never

    let window: _SceneWindow

    /// Creates a window with a title, which text does not show, that `openWindow(id:)` opens.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        let content = content()
        window = _SceneWindow(id: id) { _ in AnyView(content) }
    }

    /// Creates a window with a `Text` as its title, which text does not show.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        let content = content()
        window = _SceneWindow(id: id) { _ in AnyView(content) }
    }

    /// Creates a window with a string as its title, which text does not show.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        let content = content()
        window = _SceneWindow(id: id) { _ in AnyView(content) }
    }

    /// The window's view.
    public var _content: AnyView { window.content(nil) }
    /// The one window.
    public var _windows: [_SceneWindow] { [window] }
}
