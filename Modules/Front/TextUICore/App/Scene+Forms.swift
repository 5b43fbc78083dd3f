extension WindowGroup {
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, content: content)
    }

    public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, content: content)
    }

    /// A window for a value: `openWindow(value:)` opens one.
    public init<D: Codable & Hashable>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) { self.init(id: nil, for: type, content: content) }

    public init<D: Codable & Hashable>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) { self.init(id: Optional(id), for: type, content: content) }

    public init<D: Codable & Hashable>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) { self.init(id: nil, for: type, content: content) }

    public init<D: Codable & Hashable>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) { self.init(id: Optional(id), for: type, content: content) }

    public init<D: Codable & Hashable>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
    ) {
        self.init(id: nil, for: type) { value in
            content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
        }
    }
}

/// A single window. As SwiftUI's `Window`: the screen where it is the first scene, else opened by its id.
public struct Window<Content: View>: Scene {
    public typealias Body = Never

    let window: _SceneWindow

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        let content = content()
        window = _SceneWindow(id: id) { _ in AnyView(content) }
    }

    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        let content = content()
        window = _SceneWindow(id: id) { _ in AnyView(content) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        let content = content()
        window = _SceneWindow(id: id) { _ in AnyView(content) }
    }

    public var _content: AnyView { window.content(nil) }
    public var _windows: [_SceneWindow] { [window] }
}

/// An app's settings. As SwiftUI's `Settings`: `openSettings` shows them, before the screen.
public struct Settings<Content: View>: Scene {
    public typealias Body = Never

    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var _content: AnyView { AnyView(content) }
    public var _windows: [_SceneWindow] {
        let content = content
        return [_SceneWindow(id: SettingsWindow.id) { _ in AnyView(content) }]
    }
}

/// What the window of the settings goes by.
enum SettingsWindow {
    static let id = " settings"
}

/// Shows the settings of the app. As SwiftUI's `OpenSettingsAction`.
@MainActor
public struct OpenSettingsAction {
    let openWindow: OpenWindowAction

    public func callAsFunction() { openWindow(id: SettingsWindow.id) }
}

extension EnvironmentValues {
    public var openSettings: OpenSettingsAction { OpenSettingsAction(openWindow: openWindow) }
}

extension Scene {
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        _ModifiedScene(
            view: AnyView(_content.onChange(of: value, initial: initial, action)), windows: _windows)
    }

    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        _ModifiedScene(
            view: AnyView(_content.onChange(of: value, initial: initial, action)), windows: _windows)
    }

    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        _ModifiedScene(
            view: AnyView(_content.onChange(of: value, perform: action)), windows: _windows)
    }

    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
    public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene { self }
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}

/// As SwiftUI's `WindowResizability`; a terminal has the size that it has.
public struct WindowResizability: Sendable {
    public static let automatic = WindowResizability()
    public static let contentSize = WindowResizability()
    public static let contentMinSize = WindowResizability()
}

/// How a window looks. As SwiftUI's `WindowStyle`; a screen of text has no frame.
public protocol WindowStyle {}
public struct DefaultWindowStyle: WindowStyle { public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
public struct TitleBarWindowStyle: WindowStyle { public init() {} }
extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: Self { .init() } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: Self { .init() } }
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: Self { .init() } }

/// How a window's bar looks. As SwiftUI's `WindowToolbarStyle`.
public protocol WindowToolbarStyle {}
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle { public init() {} }
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle { public static var automatic: Self { .init() } }
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle { public static var expanded: Self { .init() } }
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    public static var unified: Self { .init() }
    public static func unified(showsTitle: Bool) -> Self { .init() }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    public static var unifiedCompact: Self { .init() }
}
