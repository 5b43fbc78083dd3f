/// A look of lists; a style has no effect in text, where a list has one look.
public protocol ListStyle {}
/// The style of a list that sets none.
public struct DefaultListStyle: ListStyle { public init() {} }
/// A list without decoration.
public struct PlainListStyle: ListStyle { public init() {} }
/// A list of groups.
public struct GroupedListStyle: ListStyle { public init() {} }
/// A list set in from the edges.
public struct InsetListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    /// Creates the style; every other row is coloured, or none. Has no effect in text.
    public init(alternatesRowBackgrounds: Bool) {}
}
/// A list with a border, as on macOS.
public struct BorderedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    /// Creates the style; every other row is coloured, or none. Has no effect in text.
    public init(alternatesRowBackgrounds: Bool) {}
}
/// A list of groups set in from the edges.
public struct InsetGroupedListStyle: ListStyle { public init() {} }
/// A list at the side of a window.
public struct SidebarListStyle: ListStyle { public init() {} }

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { .init() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { .init() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { .init() } }
extension ListStyle where Self == InsetListStyle {
    public static var inset: Self { .init() }
    /// A list set in from the edges; every other row is coloured, or none. Has no effect in text.
    public static func inset(alternatesRowBackgrounds: Bool) -> Self { .init() }
}
extension ListStyle where Self == BorderedListStyle {
    public static var bordered: Self { .init() }
    /// A list with a border; every other row is coloured, or none. Has no effect in text.
    public static func bordered(alternatesRowBackgrounds: Bool) -> Self { .init() }
}
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { .init() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { .init() } }

/// A look of pickers. A style has no effect in text: a press lists the choices.
public protocol PickerStyle {}
/// The style of a picker that sets none.
public struct DefaultPickerStyle: PickerStyle { public init() {} }
/// A picker whose choices stand among the rows around it; in text a press lists them.
public struct InlinePickerStyle: PickerStyle { public init() {} }
/// A picker whose choices are in a menu.
public struct MenuPickerStyle: PickerStyle { public init() {} }
/// A picker whose choices are on a page of their own; in text a press lists them.
public struct NavigationLinkPickerStyle: PickerStyle { public init() {} }
/// A picker of coloured symbols beside each other; in text a screen shows their names, as of segments.
public struct PalettePickerStyle: PickerStyle { public init() {} }
/// A picker of radio buttons; in text a press lists the choices.
public struct RadioGroupPickerStyle: PickerStyle { public init() {} }
/// A picker of segments beside each other, which a screen shows where there is room for them.
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
/// A picker that is a wheel; in text a press lists the choices.
public struct WheelPickerStyle: PickerStyle { public init() {} }

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { .init() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { .init() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { .init() } }
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: Self { .init() } }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { .init() } }
extension PickerStyle where Self == RadioGroupPickerStyle { public static var radioGroup: Self { .init() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { .init() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { .init() } }

extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: Self { .init() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { .init() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A field with a rounded border; in text it is underlined.
    public static var roundedBorder: Self { .init() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle { public static var squareBorder: Self { .init() } }

/// A look of text editors; a style has no effect in text.
public protocol TextEditorStyle {
    /// The parts of an editor.
    typealias Configuration = TextEditorStyleConfiguration
}

/// The parts of a text editor, of which a style sees none.
public struct TextEditorStyleConfiguration {}

/// The style of an editor that sets none.
public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
/// An editor without decoration.
public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle { public static var automatic: Self { .init() } }
extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: Self { .init() } }

extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { .init() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { .init() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { public static var borderlessButton: Self { .init() } }

/// A look of the marks that show a page's place; a style has no effect in text.
public protocol IndexViewStyle {}

/// Marks for the pages of a tab view.
public struct PageIndexViewStyle: IndexViewStyle {
    /// The times at which the marks have a background; without effect in text.
    public struct BackgroundDisplayMode: Sendable {
        /// At the platform's choice.
        public static let automatic = BackgroundDisplayMode()
        /// Always.
        public static let always = BackgroundDisplayMode()
        /// While the marks are touched.
        public static let interactive = BackgroundDisplayMode()
        /// Never.
        public static let never = BackgroundDisplayMode()
    }

    /// Creates the style. The display mode has no effect in text.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Marks for the pages of a tab view.
    public static var page: Self { .init() }
    /// Marks for the pages of a tab view. The display mode has no effect in text.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self {
        .init(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension View {
    /// Sets the look of lists. Has no effect in text.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
    /// Sets the look of pickers. On a screen the choices of `segmented` and `palette` stand beside each other; with any
    /// other style, and in lines, a press lists them.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        setting(\.showsSegments, style is SegmentedPickerStyle || style is PalettePickerStyle)
    }
    /// Sets the look of text editors. Has no effect in text.
    nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
    /// Sets the look of page marks. Has no effect in text.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}

private struct ShowsSegmentsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the choices of pickers stand beside each other.
    var showsSegments: Bool {
        get { self[ShowsSegmentsKey.self] }
        set { self[ShowsSegmentsKey.self] = newValue }
    }
}
