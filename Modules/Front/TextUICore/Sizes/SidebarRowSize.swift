/// The size of rows in a sidebar. Has no effect in text.
public enum SidebarRowSize: Hashable, Sendable {
    /// The three sizes that a person can choose.
    case small, medium, large
}

private struct SidebarRowSizeKey: EnvironmentKey { static let defaultValue = SidebarRowSize.medium }

extension EnvironmentValues {
    /// The size of rows in a sidebar: medium, where nothing else is set. Has no effect in text.
    public var sidebarRowSize: SidebarRowSize {
        get { self[SidebarRowSizeKey.self] }
        set { self[SidebarRowSizeKey.self] = newValue }
    }
}
