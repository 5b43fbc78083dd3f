#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

private struct ScreenLockKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether a lock stands before the View, so that nobody sees it; see `locked(_:by:)`.
    public internal(set) var isScreenLocked: Bool {
        get { self[ScreenLockKey.self] }
        set { self[ScreenLockKey.self] = newValue }
    }
}
