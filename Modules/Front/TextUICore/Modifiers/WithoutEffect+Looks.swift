/// More modifiers of pixels, movement and touch. They have no meaning in text, so the view stays as it is.
extension View {
    /// Turns the drawn view. Has no effect in text.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
    /// Turns the drawn view in space. Has no effect in text.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View { self }
    /// Stretches the drawn view. Has no effect in text.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }
    /// Stretches the drawn view across and down. Has no effect in text.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
    /// Stretches the drawn view by factors. Has no effect in text.
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        self
    }
    /// Makes colours brighter. Has no effect in text.
    nonisolated public func brightness(_ amount: Double) -> some View { self }
    /// Changes the contrast of colours. Has no effect in text.
    nonisolated public func contrast(_ amount: Double) -> some View { self }
    /// Changes the saturation of colours. Has no effect in text.
    nonisolated public func saturation(_ amount: Double) -> some View { self }
    /// Makes colours grey. Has no effect in text.
    nonisolated public func grayscale(_ amount: Double) -> some View { self }
    /// Turns the hue of colours. Has no effect in text.
    nonisolated public func hueRotation(_ angle: Angle) -> some View { self }
    /// Inverts colours. Has no effect in text.
    nonisolated public func colorInvert() -> some View { self }
    /// Multiplies colours by another. Has no effect in text.
    nonisolated public func colorMultiply(_ color: Color) -> some View { self }
    /// Makes brightness transparency. Has no effect in text.
    nonisolated public func luminanceToAlpha() -> some View { self }
    /// Sets how colours mix with those below. Has no effect in text.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }
    /// Draws the view as a whole before effects. Has no effect in text.
    nonisolated public func compositingGroup() -> some View { self }
    /// Draws the view as a picture. Has no effect in text.
    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View { self }
    /// Sets the variant of symbols in the environment. Has no effect on symbols of text.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { setting(\.symbolVariants, variant) }
    /// Moves symbols when a value has changed. Has no effect in text.
    nonisolated public func symbolEffect<V: Equatable>(
        _ effect: SymbolEffectName, options: SymbolEffectOptions = .default, value: V
    ) -> some View { self }
    /// Moves symbols while `isActive` is true. Has no effect in text.
    nonisolated public func symbolEffect(
        _ effect: SymbolEffectName, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }
    /// Sets the space between lines, in points, in the environment. Has no effect on text: lines are rows of cells.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { setting(\.lineSpacing, lineSpacing) }
    /// Sets the least scale of letters in the environment. Has no effect on text: a cell has one size.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { setting(\.minimumScaleFactor, factor) }
    /// Sets in the environment whether letters may stand closer. Has no effect on text.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { setting(\.allowsTightening, flag) }
    /// Sets the space between letters, in points. Has no effect in text.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }
    /// Sets the space between letters, in points. Has no effect in text.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }
    /// Raises letters over their line, in points. Has no effect in text.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
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
    /// Colours the lines between rows. Has no effect in text.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> some View { self }
    /// Shows or hides the lines between sections. Has no effect in text.
    nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View {
        self
    }
    /// Colours the lines between sections. Has no effect in text.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> some View { self }
    /// Colours the items of a list. Has no effect in text.
    nonisolated public func listItemTint(_ tint: Color?) -> some View { self }
    /// Colours the items of a list by a kind of tint. Has no effect in text.
    @_disfavoredOverload
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { self }
    /// Sets the space between rows, in points. Has no effect in text.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
    /// Sets the space between sections. Has no effect in text.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
    /// Sets the space between sections, in points. Has no effect in text.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
    /// Sets the prominence of headers in the environment. Has no effect on headers of text.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        setting(\.headerProminence, prominence)
    }
    /// Colours every other row. Has no effect in text.
    nonisolated public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View { self }
    /// Sets in the environment whether menus have a mark. Has no effect on menus of text.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        setting(\.menuIndicatorVisibility, visibility)
    }
    /// Sets the order of menus in the environment. Has no effect on menus of text: choices stand in their own order.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { setting(\.menuOrder, order) }
    /// Says whether an action closes its menu. Has no effect in text: a choice closes it.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
    /// Sets the shape of `ContainerRelativeShape`. Has no effect in text.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
    /// Hides the status bar. Has no effect in text, which has none.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    /// Hides the status bar. Has no effect in text, which has none.
    nonisolated public func statusBar(hidden: Bool) -> some View { self }
    /// Shows or hides overlays of the system. Has no effect in text, which has none.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    /// Has edges take gestures before the system. Has no effect in text.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    /// Sets the size of a preview. Has no effect in text.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
    /// Sets the device of a preview. Has no effect in text.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
    /// Turns a preview. Has no effect in text.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
    /// Makes the view a section for the focus. Has no effect in text.
    nonisolated public func focusSection() -> some View { self }
    /// Leaves out the mark of the focus. Has no effect in text: the focus is always seen.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
    /// Sets the effect of a pointer over the view. Has no effect in text.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    /// Sets the effect of a pointer over the view while that is enabled. Has no effect in text.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
    /// Leaves out the effects of a pointer. Has no effect in text.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    /// Sets the effect of a pointer within the view. Has no effect in text.
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
    /// Runs `action` while a pointer moves over the view. Has no effect in text: the action is not run.
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }
    /// Runs `action` when a pointer comes over the view or leaves it. Has no effect in text: the action is not run.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    /// Sets a localized tip. Has no effect in text.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }
    /// Sets a tip that is a text. Has no effect in text.
    nonisolated public func help(_ text: Text) -> some View { self }
    /// Sets a tip as it stands. Has no effect in text.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
    /// Says whether text can be selected. Has no effect in text: the terminal selects.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    /// Sets the size of letters in the environment. Has no effect on text: a cell has one size.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }
    /// Limits the size of letters. Has no effect in text.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize { self }
}

/// A way to fit content into a frame, whole or filling it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit, fill
}

/// A variant of symbols; without effect in text.
public struct SymbolVariants: Hashable, Sendable {
    /// The symbol as it is.
    public static let none = SymbolVariants()
    /// Within a circle.
    public static let circle = SymbolVariants()
    /// Within a square.
    public static let square = SymbolVariants()
    /// Within a rectangle.
    public static let rectangle = SymbolVariants()
    /// Filled.
    public static let fill = SymbolVariants()
    /// With a slash over it.
    public static let slash = SymbolVariants()
    /// The same variant, within a circle.
    public var circle: SymbolVariants { self }
    /// The same variant, filled.
    public var fill: SymbolVariants { self }
    /// The same variant, with a slash over it.
    public var slash: SymbolVariants { self }
}

/// A shape of buttons' borders; without effect in text.
public struct ButtonBorderShape: Hashable, Sendable {
    /// The platform's own.
    public static let automatic = ButtonBorderShape()
    /// A capsule.
    public static let capsule = ButtonBorderShape()
    /// A rounded rectangle.
    public static let roundedRectangle = ButtonBorderShape()
    /// A circle.
    public static let circle = ButtonBorderShape()
    /// A rectangle whose corners have a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .init() }
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

/// A space between sections; without effect in text.
public struct ListSectionSpacing: Sendable {
    /// The platform's own.
    public static let `default` = ListSectionSpacing()
    /// A small space.
    public static let compact = ListSectionSpacing()
    /// A space in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .init() }
}

/// A behaviour of row backgrounds; without effect in text.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    /// The platform's own.
    public static let automatic = AlternatingRowBackgroundBehavior()
    /// Every other row is coloured.
    public static let enabled = AlternatingRowBackgroundBehavior()
    /// No row is coloured.
    public static let disabled = AlternatingRowBackgroundBehavior()
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

/// A size of previews; without effect in text.
public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device of previews; without effect in text.
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
    /// Names a device.
    public init(rawValue: String) {}
    /// Names a device by a literal.
    public init(stringLiteral value: String) {}
}

/// A way to hold a device; without effect in text.
public enum InterfaceOrientation: Hashable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// An effect of a pointer over a view; without effect in text.
public struct HoverEffect: Sendable {
    /// The platform's own.
    public static let automatic = HoverEffect()
    /// The view is highlighted.
    public static let highlight = HoverEffect()
    /// The view is lifted.
    public static let lift = HoverEffect()
}

/// Whether text can be selected; without effect in text.
public protocol TextSelectability {}
/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {}
/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { .init() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { .init() } }
