private struct DynamicTypeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
private struct HorizontalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .compact }
private struct VerticalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .regular }
private struct LayoutDirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
private struct ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
private struct ProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }
private struct IsSearchingKey: EnvironmentKey { static let defaultValue = false }
private struct DismissSearchKey: EnvironmentKey { static let defaultValue = DismissSearchAction {} }
private struct LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private struct ScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct TighteningKey: EnvironmentKey { static let defaultValue = false }
private struct SubmitLabelKey: EnvironmentKey { static let defaultValue: String? = nil }
private struct AutocorrectionKey: EnvironmentKey { static let defaultValue = false }
private struct RowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private struct HeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private struct BackgroundProminenceKey: EnvironmentKey { static let defaultValue = BackgroundProminence.standard }
private struct ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }

/// The prominence of a background, as SwiftUI's `BackgroundProminence`.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool
    /// The usual background.
    public static let standard = BackgroundProminence(isIncreased: false)
    /// A background that stands out, such as a chosen row's.
    public static let increased = BackgroundProminence(isIncreased: true)
}

/// The preferred size of text, as SwiftUI's `DynamicTypeSize`. Has no effect in text: a cell has one size.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// The usual sizes, from the smallest to the largest.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// The sizes for accessibility, from the smallest to the largest.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether this is one of the sizes for accessibility.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The class of a screen's width or height, as SwiftUI's `UserInterfaceSizeClass`. Fewer than 60 columns are compact.
public enum UserInterfaceSizeClass: Sendable {
    /// A small or a regular room.
    case compact, regular
}

/// The size of controls, as SwiftUI's `ControlSize`. Has no effect in text: controls have one size in cells.
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
    /// The sizes from the smallest to the largest.
    case mini, small, regular, large, extraLarge
}

/// The prominence of a view, as SwiftUI's `Prominence`.
public enum Prominence: Sendable {
    /// The usual or a higher prominence.
    case standard, increased
}

/// The contrast of colours, as SwiftUI's `ColorSchemeContrast`.
public enum ColorSchemeContrast: CaseIterable, Sendable {
    /// The usual or a higher contrast.
    case standard, increased
}

/// The preferred weight of text, as SwiftUI's `LegibilityWeight`.
public enum LegibilityWeight: Hashable, Sendable {
    /// The usual or a bold weight.
    case regular, bold
}

/// An action that ends a search, as SwiftUI's `DismissSearchAction`.
@MainActor @preconcurrency
public struct DismissSearchAction {
    let action: @MainActor () -> Void

    package nonisolated init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    /// Empties the search field and takes the focus from it.
    public func callAsFunction() { action() }
}

extension EnvironmentValues {
    /// The preferred size of text, `large` by default. Has no effect in text.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeKey.self] }
        set { self[DynamicTypeKey.self] = newValue }
    }

    /// The class of the screen's width: compact below 60 columns.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The class of the screen's height, regular by default.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// The direction of reading, left to right by default; right to left where the locale's language is.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// The size of controls, regular by default. Has no effect in text.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// The prominence of section headers, standard by default. Has no effect in text.
    public var headerProminence: Prominence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }

    /// Whether a search is going on in this page.
    public package(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// The action that ends the search of this page.
    public package(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }

    /// Whether the nearest control around the view, or the nearest `focusable()` view, has the focus.
    public package(set) var isFocused: Bool {
        get { common.isFocused }
        set { common.isFocused = newValue }
    }

    /// The values inside of something that can have the focus.
    package func insideFocusable(hasFocus: Bool) -> EnvironmentValues {
        guard isFocused != hasFocus else { return self }
        var inner = self
        inner.isFocused = hasFocus
        return inner
    }

    /// The points between lines of text, 0 by default. Has no effect in text.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// The smallest share to which text may shrink, 1 by default. Has no effect in text.
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }

    /// Whether the room between characters may shrink. Has no effect in text.
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }

    /// The name of what the return key does in fields that submit; nil where it has none.
    package var submitLabel: String? {
        get { self[SubmitLabelKey.self] }
        set { self[SubmitLabelKey.self] = newValue }
    }

    /// Whether text fields leave their text uncorrected. Has no effect in text, which corrects nothing.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue }
    }

    /// The smallest height of a list's rows in points, 0 by default. Has no effect in text.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }

    /// The smallest height of a list's headers in points; nil for the list's choice. Has no effect in text.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }

    /// The prominence of the background below the view: standard by default, as text has but one background.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }

    /// Whether lists and scroll views can be scrolled, true by default.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    /// The pixels in a point, 1. A cell is eight points wide and sixteen points high.
    public var displayScale: CGFloat { 1 }
    /// The points in a pixel, 1.
    public var pixelLength: CGFloat { 1 }
    /// The contrast of colours, standard in text.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
    /// The preferred weight of text, regular in text.
    public var legibilityWeight: LegibilityWeight? { .regular }
    /// Whether the screen is dimmed; false in text.
    public var isLuminanceReduced: Bool { false }
    /// Whether an assistive technology is on; false, since a terminal does not tell.
    public var accessibilityEnabled: Bool { false }
    /// Whether motion is to be reduced; true, since nothing moves in text.
    public var accessibilityReduceMotion: Bool { true }
    /// Whether transparency is to be reduced; true, since cells are opaque.
    public var accessibilityReduceTransparency: Bool { true }
    /// Whether colour alone must not carry a meaning; true, but in pictures and at terminals that have colours.
    public package(set) var accessibilityDifferentiateWithoutColor: Bool {
        get { self[DifferentiateWithoutColorKey.self] }
        set { self[DifferentiateWithoutColorKey.self] = newValue }
    }
    /// Whether colours are inverted; false in text.
    public var accessibilityInvertColors: Bool { false }
    /// Whether buttons show their shape; false in text.
    public var accessibilityShowButtonShapes: Bool { false }
    /// Whether a screen reader is on: true in the lines and json fronts, which are read from first to last, and false
    /// on a drawn screen.
    public var accessibilityVoiceOverEnabled: Bool { growsWithContent }
    /// Whether switch control is on; false, since a terminal does not tell.
    public var accessibilitySwitchControlEnabled: Bool { false }
}

extension EnvironmentValues {
    /// Whether the frame is as tall as it needs, so that a list takes no more rows than it has.
    package var growsWithContent: Bool {
        get { common.growsWithContent }
        set { common.growsWithContent = newValue }
    }
}

private struct DifferentiateWithoutColorKey: EnvironmentKey { static var defaultValue: Bool { true } }
