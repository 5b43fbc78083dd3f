#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

private struct ScreenLockKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether a lock stands before the View, so that nobody sees it; false by default. `locked(_:by:)` sets it.
    ///
    /// Source: the kit's own.
    public internal(set) var isScreenLocked: Bool {
        get { self[ScreenLockKey.self] }
        set { self[ScreenLockKey.self] = newValue }
    }
}
