import TextUICore

/// Draws a window: its root controller and all that is presented.
struct WindowContent: View {
    let window: UIWindow
    @ObservedObject private var changes: Changes

    init(_ window: UIWindow) {
        self.window = window
        changes = window.changes
    }

    var body: some View {
        if window.isShown, let root = window.rootViewController {
            ScreenContent(root).id(ObjectIdentifier(root)).environment(\.hostingWindow, window)
                .disabled(!window.isUserInteractionEnabled)
        }
    }
}

extension UIWindow: ShownWindow {
    var content: AnyView { AnyView(WindowContent(self)) }
}
