/// Modifiers of windows. Text has one screen, so the scene stays as it is.
extension Scene {
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

    /// Sets what the app does when the system wakes it. Has no effect in text: `action` is not called.
    public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }
}

/// An occasion on which the system wakes an app, as SwiftUI's `BackgroundTask`. Has no effect in text.
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask {
    /// The end of a session that loads URLs in the background.
    public static var urlSession: BackgroundTask<String, Void> { .init() }
    /// The end of the session of a name.
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
    /// The end of a session whose name `matching` takes.
    public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask<String, Void> {
        .init()
    }
    /// The time of a refresh that the app has asked for by a name.
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
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
