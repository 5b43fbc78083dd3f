import TextUICore

private struct HostingWindowKey: EnvironmentKey {
    /// Stands for the window of a program that is SwiftUI's own.
    @MainActor static let ofSwiftUI = UIWindow(frame: UIScreen.main.bounds)

    static var defaultValue: UIWindow { MainActor.assumeIsolated { ofSwiftUI } }
}

extension EnvironmentValues {
    /// The window that views of UIKit's within SwiftUI's are in.
    var hostingWindow: UIWindow {
        get { self[HostingWindowKey.self] }
        set { self[HostingWindowKey.self] = newValue }
    }
}
