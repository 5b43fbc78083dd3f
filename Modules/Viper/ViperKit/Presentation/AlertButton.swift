#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

/// A button of an alert or a confirmation dialog. Two are equal when title and role are.
public struct AlertButton {
    public enum Role: Hashable, Sendable {
        case cancel, destructive
    }

    public var role: Role?
    /// What pressing it does, besides that the alert goes away.
    public var action: (@MainActor () -> Void)?

    let wording: Wording

    public var title: String { wording.string }

    public init(role: Role? = nil, title: String, action: (@MainActor () -> Void)? = nil) {
        self.init(.verbatim(title), role, action)
    }

    public init(title: String, role: Role?, action: (@MainActor () -> Void)? = nil) {
        self.init(.verbatim(title), role, action)
    }

    /// A button whose title is looked up in the language of the View.
    public init(
        role: Role? = nil, localized title: LocalizedStringResource, action: (@MainActor () -> Void)? = nil
    ) {
        self.init(.localized(title), role, action)
    }

    private init(_ wording: Wording, _ role: Role?, _ action: (@MainActor () -> Void)?) {
        self.wording = wording
        self.role = role
        self.action = action
    }
}

/// A button of a confirmation dialog.
public typealias ConfirmationDialogButton = AlertButton

extension AlertButton: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.title == right.title && left.role == right.role
    }
}

/// Takes buttons one below the other, or lists of them.
@resultBuilder
public enum AlertButtonBuilder {
    public static func buildExpression(_ button: AlertButton) -> [AlertButton] { [button] }
    public static func buildExpression(_ buttons: [AlertButton]) -> [AlertButton] { buttons }
    public static func buildBlock(_ parts: [AlertButton]...) -> [AlertButton] { parts.flatMap(\.self) }
    public static func buildOptional(_ part: [AlertButton]?) -> [AlertButton] { part ?? [] }
    public static func buildEither(first part: [AlertButton]) -> [AlertButton] { part }
    public static func buildEither(second part: [AlertButton]) -> [AlertButton] { part }
    public static func buildArray(_ parts: [[AlertButton]]) -> [AlertButton] { parts.flatMap(\.self) }
}
