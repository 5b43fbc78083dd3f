/// More of what SwiftUI does to pixels, to movement or to the touch: the view stays as it is.
extension View {
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View { self }
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        self
    }
    nonisolated public func brightness(_ amount: Double) -> some View { self }
    nonisolated public func contrast(_ amount: Double) -> some View { self }
    nonisolated public func saturation(_ amount: Double) -> some View { self }
    nonisolated public func grayscale(_ amount: Double) -> some View { self }
    nonisolated public func hueRotation(_ angle: Angle) -> some View { self }
    nonisolated public func colorInvert() -> some View { self }
    nonisolated public func colorMultiply(_ color: Color) -> some View { self }
    nonisolated public func luminanceToAlpha() -> some View { self }
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }
    nonisolated public func compositingGroup() -> some View { self }
    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View { self }
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { setting(\.symbolVariants, variant) }
    nonisolated public func symbolEffect<V: Equatable>(
        _ effect: SymbolEffectName, options: SymbolEffectOptions = .default, value: V
    ) -> some View { self }
    nonisolated public func symbolEffect(
        _ effect: SymbolEffectName, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { setting(\.lineSpacing, lineSpacing) }
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { setting(\.minimumScaleFactor, factor) }
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { setting(\.allowsTightening, flag) }
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { setting(\.controlSize, controlSize) }
    nonisolated public func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
        self
    }
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        setting(\.buttonRepeatBehavior, behavior)
    }
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> some View { self }
    nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View {
        self
    }
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> some View { self }
    nonisolated public func listItemTint(_ tint: Color?) -> some View { self }
    @_disfavoredOverload
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { self }
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        setting(\.headerProminence, prominence)
    }
    nonisolated public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View { self }
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        setting(\.menuIndicatorVisibility, visibility)
    }
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { setting(\.menuOrder, order) }
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    nonisolated public func statusBar(hidden: Bool) -> some View { self }
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
    nonisolated public func focusSection() -> some View { self }
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        self
    }
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }
    nonisolated public func help(_ text: Text) -> some View { self }
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize { self }
}

public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit, fill
}

public struct SymbolVariants: Hashable, Sendable {
    public static let none = SymbolVariants()
    public static let circle = SymbolVariants()
    public static let square = SymbolVariants()
    public static let rectangle = SymbolVariants()
    public static let fill = SymbolVariants()
    public static let slash = SymbolVariants()
    public var circle: SymbolVariants { self }
    public var fill: SymbolVariants { self }
    public var slash: SymbolVariants { self }
}

public struct ButtonBorderShape: Hashable, Sendable {
    public static let automatic = ButtonBorderShape()
    public static let capsule = ButtonBorderShape()
    public static let roundedRectangle = ButtonBorderShape()
    public static let circle = ButtonBorderShape()
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .init() }
}

public struct ButtonRepeatBehavior: Hashable, Sendable {
    public static let automatic = ButtonRepeatBehavior()
    public static let enabled = ButtonRepeatBehavior()
    public static let disabled = ButtonRepeatBehavior()
}

public struct ListSectionSpacing: Sendable {
    public static let `default` = ListSectionSpacing()
    public static let compact = ListSectionSpacing()
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .init() }
}

public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    public static let automatic = AlternatingRowBackgroundBehavior()
    public static let enabled = AlternatingRowBackgroundBehavior()
    public static let disabled = AlternatingRowBackgroundBehavior()
}

public struct MenuOrder: Hashable, Sendable {
    public static let automatic = MenuOrder()
    public static let fixed = MenuOrder()
    public static let priority = MenuOrder()
}

public struct MenuActionDismissBehavior: Hashable, Sendable {
    public static let automatic = MenuActionDismissBehavior()
    public static let enabled = MenuActionDismissBehavior()
    public static let disabled = MenuActionDismissBehavior()
}

public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
    public init(rawValue: String) {}
    public init(stringLiteral value: String) {}
}

public enum InterfaceOrientation: Hashable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

public struct HoverEffect: Sendable {
    public static let automatic = HoverEffect()
    public static let highlight = HoverEffect()
    public static let lift = HoverEffect()
}

public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability {}
public struct DisabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { .init() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { .init() } }
