extension WindowGroup {
    /// Creates a window with a title, which text does not show, that `openWindow(id:)` opens.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, content: content)
    }

    /// Creates a window with a `Text` as its title, which text does not show.
    public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// Creates a window with a string as its title, which text does not show.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// Creates a window with a string as its title, which text does not show, that `openWindow(id:)` opens.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, content: content)
    }

    /// Creates a window for values of `type`: `openWindow(value:)` opens one. The content gets a binding to the value,
    /// nil in the first window.
    public init<D: Codable & Hashable>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) { self.init(id: nil, for: type, content: content) }

    /// Creates a window for values of `type` that `openWindow(id:value:)` tells apart by its id.
    public init<D: Codable & Hashable>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) { self.init(id: Optional(id), for: type, content: content) }

    /// Creates a window for values of `type`, with a title, which text does not show.
    public init<D: Codable & Hashable>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) { self.init(id: nil, for: type, content: content) }

    /// Creates a window for values of `type`, with an id and a title, which text does not show.
    public init<D: Codable & Hashable>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) { self.init(id: Optional(id), for: type, content: content) }

    init<D: Codable & Hashable>(
        id: String?, of type: D.Type, content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
    ) {
        self.init(id: id, for: type) { value in
            content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
        }
    }

    /// Creates a window for values of `type` whose content gets `defaultValue()` where it was opened without one.
    public init<D: Codable & Hashable>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> Content,
        defaultValue: @escaping () -> D
    ) { self.init(id: nil, of: type, content: content, defaultValue: defaultValue) }

    public init<D: Codable & Hashable>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> Content,
        defaultValue: @escaping () -> D
    ) { self.init(id: id, of: type, content: content, defaultValue: defaultValue) }

    public init<D: Codable & Hashable>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
    ) { self.init(id: nil, of: type, content: content, defaultValue: defaultValue) }

    public init<D: Codable & Hashable>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
    ) { self.init(id: id, of: type, content: content, defaultValue: defaultValue) }
}

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

/// An app's settings, as SwiftUI's `Settings`. `openSettings` shows them as a sheet in front of the screen.
public struct Settings<Content: View>: Scene {
    /// The body of a primitive scene, which has none.
    public typealias Body = Never

    let content: Content

    /// Creates a scene whose window shows `content`.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The view of the settings.
    public var _content: AnyView { AnyView(content) }
    /// The window of the settings, under an id that no other window can have.
    public var _windows: [_SceneWindow] {
        let content = content
        return [_SceneWindow(id: SettingsWindow.id) { _ in AnyView(content) }]
    }
}

/// The id of the settings' window.
enum SettingsWindow {
    static let id = " settings"
}

/// An action that shows the app's settings, as SwiftUI's `OpenSettingsAction`.
@MainActor
public struct OpenSettingsAction {
    let openWindow: OpenWindowAction

    /// Shows the settings in front of the screen. An app without a `Settings` scene gets a message on stderr.
    public func callAsFunction() { openWindow(id: SettingsWindow.id) }
}

extension EnvironmentValues {
    /// The action that shows the app's settings.
    public var openSettings: OpenSettingsAction { OpenSettingsAction(openWindow: openWindow) }
}

extension Scene {
    /// Calls `action` with the old and the new value after `value` has changed, and at the start too where `initial` is
    /// true.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        _ModifiedScene(
            view: AnyView(_content.onChange(of: value, initial: initial, action)), windows: _windows)
    }

    /// Calls `action` after `value` has changed, and at the start too where `initial` is true.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        _ModifiedScene(
            view: AnyView(_content.onChange(of: value, initial: initial, action)), windows: _windows)
    }

    /// Calls `action` with the new value after `value` has changed.
    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        _ModifiedScene(
            view: AnyView(_content.onChange(of: value, perform: action)), windows: _windows)
    }

    /// Sets a new window's width and height in points. Has no effect in text: a terminal has its own size.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    /// Sets a new window's size in points. Has no effect in text: a terminal has its own size.
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    /// Sets a new window's position on the display. Has no effect in text.
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    /// Sets the windows' style. Has no effect in text: a screen of text has no frame.
    public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
    /// Sets the style of the windows' toolbars. Has no effect in text.
    public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
    /// Names the URLs and activities that open this scene. Has no effect in text, where one process has one screen.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    /// Sets the key that opens the scene's window. Has no effect in text.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene { self }
    /// Sets whether the windows can be resized. Has no effect in text: a terminal has its own size.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}

/// The rule by which a window can be resized, as SwiftUI's `WindowResizability`. Has no effect in text: a terminal has
/// its own size.
public struct WindowResizability: Sendable {
    /// The system's choice.
    public static let automatic = WindowResizability()
    /// The size of the content alone.
    public static let contentSize = WindowResizability()
    /// The size of the content or larger.
    public static let contentMinSize = WindowResizability()
}

/// The appearance of a window, as SwiftUI's `WindowStyle`. Has no effect in text: a screen of text has no frame.
public protocol WindowStyle {}
/// The system's window style.
public struct DefaultWindowStyle: WindowStyle { public init() {} }
/// A window style without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
/// A window style with a title bar.
public struct TitleBarWindowStyle: WindowStyle { public init() {} }
extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: Self { .init() } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: Self { .init() } }
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: Self { .init() } }

/// The appearance of a window's toolbar, as SwiftUI's `WindowToolbarStyle`. Has no effect in text.
public protocol WindowToolbarStyle {}
/// The system's toolbar style.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
/// A toolbar style with the title above the toolbar.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
/// As SwiftUI's style of that name: the title and the toolbar in one row.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style.
    public init() {}
    /// Creates the style with or without the title.
    public init(showsTitle: Bool) {}
}
/// As SwiftUI's style of that name: the title and the toolbar in one row.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style.
    public init() {}
    /// Creates the style with or without the title.
    public init(showsTitle: Bool) {}
}
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle { public static var automatic: Self { .init() } }
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle { public static var expanded: Self { .init() } }
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// Title and toolbar in one row.
    public static var unified: Self { .init() }
    /// Title and toolbar in one row, the title only where `showsTitle` is true.
    public static func unified(showsTitle: Bool) -> Self { .init() }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// Title and toolbar in one low row.
    public static var unifiedCompact: Self { .init() }
}
