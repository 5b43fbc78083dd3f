private struct DynamicTypeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
private struct HorizontalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .compact }
private struct VerticalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .regular }
private struct LayoutDirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
private struct ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
private struct ProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }
private struct IsSearchingKey: EnvironmentKey { static let defaultValue = false }
private struct DismissSearchKey: EnvironmentKey { static let defaultValue = DismissSearchAction {} }
private struct IsFocusedKey: EnvironmentKey { static let defaultValue = false }
private struct LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private struct ScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct TighteningKey: EnvironmentKey { static let defaultValue = false }
private struct AutocorrectionKey: EnvironmentKey { static let defaultValue = false }
private struct RowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private struct ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
private struct ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }

/// How large text is to be. As SwiftUI's `DynamicTypeSize`; a cell has one size.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// How much room there is. As SwiftUI's `UserInterfaceSizeClass`: narrower than 60 columns is compact.
public enum UserInterfaceSizeClass: Sendable {
    case compact, regular
}

/// How large controls are. As SwiftUI's `ControlSize`; in cells they have one size.
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
    case mini, small, regular, large, extraLarge
}

/// How much something stands out. As SwiftUI's `Prominence`.
public enum Prominence: Sendable {
    case standard, increased
}

/// As SwiftUI's `ColorSchemeContrast`.
public enum ColorSchemeContrast: CaseIterable, Sendable {
    case standard, increased
}

/// As SwiftUI's `LegibilityWeight`.
public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

/// Ends a search. As SwiftUI's `DismissSearchAction`.
@MainActor
public struct DismissSearchAction {
    let action: @MainActor () -> Void

    nonisolated init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    public func callAsFunction() { action() }
}

extension EnvironmentValues {
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeKey.self] }
        set { self[DynamicTypeKey.self] = newValue }
    }

    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    public var headerProminence: Prominence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }

    /// Whether something is being searched for on this page.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }

    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }

    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }

    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }

    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue }
    }

    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }

    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// A cell is sixteen points high.
    public var displayScale: CGFloat { 1 }
    public var pixelLength: CGFloat { 1 }
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
    public var legibilityWeight: LegibilityWeight? { .regular }
    public var isLuminanceReduced: Bool { false }
    public var accessibilityEnabled: Bool { false }
    /// Nothing moves in text.
    public var accessibilityReduceMotion: Bool { true }
    public var accessibilityReduceTransparency: Bool { true }
    public var accessibilityDifferentiateWithoutColor: Bool { true }
    public var accessibilityInvertColors: Bool { false }
    public var accessibilityShowButtonShapes: Bool { false }
    /// Lines and json are read from the first to the last, as they are heard; a drawn screen is looked at.
    public var accessibilityVoiceOverEnabled: Bool { growsWithContent }
    public var accessibilitySwitchControlEnabled: Bool { false }
}
