/// Modifiers of the looks and the feel of controls. In text each control has one look.
extension View {
    /// Sets in the environment whether a drag that rests over a view presses it. Has no effect in text.
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        setting(\.springLoading, behavior)
    }
    /// Sets how grave the matter of dialogs is. Has no effect in text.
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
    /// Sets the icon of a dialog. Has no effect in text.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
    /// Makes the view the scope of preferred default focus. Has no effect in text.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
    /// Sets the size of controls in the environment. Has no effect on controls of text.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { setting(\.controlSize, controlSize) }

    /// Limits the size of controls. Has no effect in text.
    nonisolated public func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
        self
    }

    /// Sets the shape of buttons' borders. Has no effect in text.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

    /// Sets in the environment whether a held button acts again and again. Has no effect on buttons of text.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        setting(\.buttonRepeatBehavior, behavior)
    }

    /// Sets in the environment whether menus have a mark. Has no effect on menus of text.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        setting(\.menuIndicatorVisibility, visibility)
    }

    /// Sets the order of menus in the environment. Has no effect on menus of text: choices stand in their own order.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { setting(\.menuOrder, order) }
    /// Says whether an action closes its menu. Has no effect in text: a choice closes it.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }

    /// Sets the prominence of badges in the environment. Has no effect on badges of text.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        setting(\.badgeProminence, prominence)
    }

    /// Sets how a palette shows what is chosen. Has no effect in text.
    nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
}

/// A view's answer to a drag that rests over it, as SwiftUI's `SpringLoadingBehavior`. Has no effect in text.
public struct SpringLoadingBehavior: Hashable, Sendable {
    let name: String
    /// The system's choice.
    public static let automatic = SpringLoadingBehavior(name: "automatic")
    /// A press of the view.
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    /// No press of the view.
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// A shape of buttons' borders; without effect on buttons of text. As a shape, `buttonBorder`, it is drawn.
nonisolated public struct ButtonBorderShape: Hashable, Sendable {
    private enum Kind: Hashable {
        case capsule, circle
        case rectangle(radius: CGFloat)
    }

    private let kind: Kind

    /// The platform's own.
    public static let automatic = ButtonBorderShape(kind: .rectangle(radius: 8))
    /// A capsule.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A rounded rectangle.
    public static let roundedRectangle = ButtonBorderShape(kind: .rectangle(radius: 8))
    /// A circle.
    public static let circle = ButtonBorderShape(kind: .circle)
    /// A rectangle whose corners have a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        .init(kind: .rectangle(radius: radius))
    }
}

nonisolated extension ButtonBorderShape: InsettableShape {
    private var shape: any InsettableShape {
        switch kind {
        case .capsule: Capsule()
        case .circle: Circle()
        case .rectangle(let radius): RoundedRectangle(cornerRadius: radius)
        }
    }

    /// The border of a button that fills a rectangle.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    /// The outline of the shape in cells.
    public var _outline: _Outline { shape._outline }
    /// The shape itself: a line in cells lies within its frame.
    public func inset(by amount: CGFloat) -> ButtonBorderShape { self }
}

extension Shape where Self == ButtonBorderShape {
    /// The shape of a button's border.
    nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
}

/// A behaviour of buttons that are held; without effect in text.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    /// The platform's own.
    public static let automatic = ButtonRepeatBehavior()
    /// A held button acts again and again.
    public static let enabled = ButtonRepeatBehavior()
    /// A held button acts once.
    public static let disabled = ButtonRepeatBehavior()
}

/// An order of menus; without effect in text.
public struct MenuOrder: Hashable, Sendable {
    /// The platform's own.
    public static let automatic = MenuOrder()
    /// The order in which the choices are written.
    public static let fixed = MenuOrder()
    /// The first choice nearest to the finger.
    public static let priority = MenuOrder()
}

/// A behaviour of menus after an action; without effect in text.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    /// The platform's own.
    public static let automatic = MenuActionDismissBehavior()
    /// The action closes the menu.
    public static let enabled = MenuActionDismissBehavior()
    /// The menu stays open.
    public static let disabled = MenuActionDismissBehavior()
}

/// How a palette shows what is chosen. As SwiftUI's `PaletteSelectionEffect`.
public struct PaletteSelectionEffect: Sendable, Equatable {
    /// The value of that name; without effect in text.
    public static var automatic: PaletteSelectionEffect { .init() }
    /// The value of that name; without effect in text.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { .init() }
    /// The value of that name; without effect in text.
    public static var custom: PaletteSelectionEffect { .init() }
}

/// A prominence of badges; in text a badge has one look.
public struct BadgeProminence: Hashable, Sendable {
    let name: String
    /// Less prominent.
    public static let decreased = BadgeProminence(name: "decreased")
    /// As usual.
    public static let standard = BadgeProminence(name: "standard")
    /// More prominent.
    public static let increased = BadgeProminence(name: "increased")
}

/// The gravity of a dialog's matter; without effect in text.
public struct DialogSeverity: Equatable, Sendable {
    private let rank: Int
    /// The platform's own.
    public static let automatic = DialogSeverity(rank: 0)
    /// A matter to be heeded before all else.
    public static let critical = DialogSeverity(rank: 2)
    /// A usual matter.
    public static let standard = DialogSeverity(rank: 1)
}
