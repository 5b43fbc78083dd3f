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
@MainActor @preconcurrency
public struct OpenSettingsAction {
    let openWindow: OpenWindowAction

    /// Shows the settings in front of the screen. An app without a `Settings` scene gets a message on stderr.
    public func callAsFunction() { openWindow(id: SettingsWindow.id) }
}

extension EnvironmentValues {
    /// The action that shows the app's settings.
    public var openSettings: OpenSettingsAction { OpenSettingsAction(openWindow: openWindow) }
}
