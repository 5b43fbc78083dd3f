private struct CloseAlertKey: EnvironmentKey {
    static var defaultValue: (@MainActor (_ action: @MainActor () -> Void) -> Void)? { nil }
}

extension EnvironmentValues {
    /// The closure that runs the action of an alert's button, and closes the alert.
    var closeAlert: (@MainActor (_ action: @MainActor () -> Void) -> Void)? {
        get { self[CloseAlertKey.self] }
        set { self[CloseAlertKey.self] = newValue }
    }
}
