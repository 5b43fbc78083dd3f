/// The purpose of a button, as SwiftUI's `ButtonRole`. Alerts and dialogs tell their buttons apart by it.
public struct ButtonRole: Equatable, Sendable {
    let name: String
    /// A button that deletes or destroys; its label is red.
    public static let destructive = ButtonRole(name: "destructive")
    /// A button that gives up without a change: the back command presses it in alerts and dialogs.
    public static let cancel = ButtonRole(name: "cancel")
    /// A button that confirms.
    public static let confirm = ButtonRole(name: "confirm")
    /// A button that closes the view it stands in.
    public static let close = ButtonRole(name: "close")
}
