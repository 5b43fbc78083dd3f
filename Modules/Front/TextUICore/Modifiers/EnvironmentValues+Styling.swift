private struct SymbolModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }
private struct SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
private struct MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }
private struct MenuIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private struct RepeatBehaviorKey: EnvironmentKey { static let defaultValue = ButtonRepeatBehavior.automatic }
private struct BadgeProminenceKey: EnvironmentKey { static let defaultValue = BadgeProminence.standard }
private struct ContentTransitionKey: EnvironmentKey { static let defaultValue = ContentTransition.identity }
private struct DynamicRangeKey: EnvironmentKey { static let defaultValue: Image.DynamicRange? = nil }
private struct SpringLoadingKey: EnvironmentKey { static let defaultValue = SpringLoadingBehavior.automatic }

/// Values that text draws alike, and that styles of one's own may read.
extension EnvironmentValues {
    /// The mode in which symbols are drawn, or nil. Has no effect in text.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolModeKey.self] }
        set { self[SymbolModeKey.self] = newValue }
    }

    /// The variants of symbols, such as filled. Has no effect in text.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// The order of menus. Has no effect in text.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }

    /// Whether menus show an indicator. Has no effect in text.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }

    /// Whether a held button repeats. Has no effect in text, where a press has no length.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[RepeatBehaviorKey.self] }
        set { self[RepeatBehaviorKey.self] = newValue }
    }

    /// The prominence of badges. Has no effect in text.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }

    /// The transition of changing content. Has no effect in text.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// The range of brightness of images, or nil. Has no effect in text.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[DynamicRangeKey.self] }
        set { self[DynamicRangeKey.self] = newValue }
    }

    /// Whether a drag that rests over a view presses it. Has no effect in text.
    public var springLoadingBehavior: SpringLoadingBehavior { springLoading }

    var springLoading: SpringLoadingBehavior {
        get { self[SpringLoadingKey.self] }
        set { self[SpringLoadingKey.self] = newValue }
    }

    /// Whether text fields leave their text uncorrected; the same value as `autocorrectionDisabled`.
    public var disableAutocorrection: Bool? {
        get { autocorrectionDisabled }
        set { autocorrectionDisabled = newValue ?? false }
    }

    /// Whether Assistive Access is on; false in text.
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    /// Whether flashing lights are dimmed; true in text, where nothing flashes.
    public var accessibilityDimFlashingLights: Bool { true }
    /// Whether the viewer of large content is on; false in text.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    /// Whether animated pictures play; false in text.
    public var accessibilityPlayAnimatedImages: Bool { false }
    /// Whether quick actions are on; false in text.
    public var accessibilityQuickActionsEnabled: Bool { false }
    /// Whether the window looks active; true, since a terminal has one screen.
    public var appearsActive: Bool { true }
    /// Whether the screen is being recorded; false, since a terminal does not tell.
    public var isSceneCaptured: Bool { false }
    /// Whether hover effects are drawn; false in text.
    public var isHoverEffectEnabled: Bool { false }
    /// Whether focus effects are drawn; true in text.
    public var isFocusEffectEnabled: Bool { true }
    /// Whether the tab bar shows sections; false in text.
    public var isTabBarShowingSections: Bool { false }
}
