/// The sizes of a title; one in text.
public struct ToolbarTitleDisplayMode: Sendable {
    /// The platform's own size.
    public static let automatic = ToolbarTitleDisplayMode()
    /// A small title in the bar.
    public static let inline = ToolbarTitleDisplayMode()
    /// A large title in the bar.
    public static let inlineLarge = ToolbarTitleDisplayMode()
    /// A large title below the bar.
    public static let large = ToolbarTitleDisplayMode()
}

/// The purpose of a toolbar's page; without effect in text.
public struct ToolbarRole: Sendable {
    /// The platform's own.
    public static let automatic = ToolbarRole()
    /// A page that shows content to browse.
    public static let browser = ToolbarRole()
    /// A page that edits a document.
    public static let editor = ToolbarRole()
    /// A page of a stack.
    public static let navigationStack = ToolbarRole()
}
