import Foundation

#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

/// A button of an alert or a confirmation dialog, as data. Two are equal when their titles and roles are.
///
/// Source: SwiftUI's buttons in `alert(_:isPresented:actions:)`, which the SwiftUI VIPER Architecture keeps in
/// parameters.
public struct AlertButton {
    /// A role that draws the button apart: the two of SwiftUI's `ButtonRole` that alerts know.
    public enum Role: Hashable, Sendable {
        /// The button that leaves everything as it is, which Esc presses, and the one that deletes something.
        case cancel, destructive
    }

    /// The button's role; nil for an ordinary button.
    public var role: Role?
    /// The action of the button, besides that the alert goes away; nil for none.
    public var action: (@MainActor () -> Void)?

    let wording: Wording

    /// The button's title in the language of the program.
    public var title: String { wording.string }

    /// Makes a button with a title that is shown as it is.
    public init(role: Role? = nil, title: String, action: (@MainActor () -> Void)? = nil) {
        self.init(.verbatim(title), role, action)
    }

    /// Makes a button with a title that is shown as it is, with the title's label before the role's.
    public init(title: String, role: Role?, action: (@MainActor () -> Void)? = nil) {
        self.init(.verbatim(title), role, action)
    }

    /// Makes a button with a title that is looked up in the language of the View.
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

/// A button of a confirmation dialog, which is an alert's.
public typealias ConfirmationDialogButton = AlertButton

extension AlertButton: Equatable {
    /// Compares titles and roles; actions are closures, and do not count.
    public static func == (left: Self, right: Self) -> Bool {
        left.title == right.title && left.role == right.role
    }
}

/// A result builder of the buttons of an alert: it takes buttons one below the other, lists of them, `if`, `switch` and
/// `for`.
///
/// Source: the kit's own, after SwiftUI's `ViewBuilder`.
@resultBuilder
public enum AlertButtonBuilder {
    /// Takes one button.
    public static func buildExpression(_ button: AlertButton) -> [AlertButton] { [button] }
    /// Takes a list of buttons.
    public static func buildExpression(_ buttons: [AlertButton]) -> [AlertButton] { buttons }
    /// Joins the buttons of a block in order.
    public static func buildBlock(_ parts: [AlertButton]...) -> [AlertButton] { parts.flatMap(\.self) }
    /// Takes the buttons of an `if` without `else`.
    public static func buildOptional(_ part: [AlertButton]?) -> [AlertButton] { part ?? [] }
    /// Takes the buttons of a branch that is taken first.
    public static func buildEither(first part: [AlertButton]) -> [AlertButton] { part }
    /// Takes the buttons of any other branch.
    public static func buildEither(second part: [AlertButton]) -> [AlertButton] { part }
    /// Joins the buttons of a `for` loop.
    public static func buildArray(_ parts: [[AlertButton]]) -> [AlertButton] { parts.flatMap(\.self) }
}
