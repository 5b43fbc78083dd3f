private struct NowKey: EnvironmentKey { static let defaultValue: @Sendable () -> Date = { Date() } }

private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { ProgramLocale.current } }

private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }

private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }

private struct ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.dark }

private struct ForegroundLevelsKey: EnvironmentKey { static let defaultValue: [any ShapeStyle] = [] }

private struct TintKey: EnvironmentKey { static let defaultValue: Color? = nil }

private struct WindowColumnsKey: EnvironmentKey { static let defaultValue = 80 }

private struct WindowRowsKey: EnvironmentKey { static let defaultValue = 24 }

private struct HasRoomForColumnsKey: EnvironmentKey { static let defaultValue = false }

private struct DismissKey: EnvironmentKey { static let defaultValue = DismissAction {} }

private struct IsPresentedKey: EnvironmentKey { static let defaultValue = false }

private struct RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }

/// The state of the app, as SwiftUI's `ScenePhase`. A text front is active, and in the background as it is left.
public enum ScenePhase: Comparable, Sendable {
    /// Not in use, in use without input, or in use.
    case background, inactive, active
}

extension EnvironmentValues {
    /// The locale of words, numbers and dates: the front's option, else `LC_ALL`, `LC_MESSAGES` or `LANG`, else the
    /// system's.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar of dates, the system's by default.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone of dates, the system's by default.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// The appearance, light or dark; dark by default.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The font of text, or nil. Text takes its weight and slant; a cell has one size.
    public var font: Font? {
        get { common.font }
        set { common.font = newValue }
    }

    /// The most lines that a text takes, or nil for any number.
    public var lineLimit: Int? {
        get { common.lineLimit }
        set { common.lineLimit = newValue }
    }

    /// The alignment of the lines in a text, leading by default.
    public var multilineTextAlignment: TextAlignment {
        get { common.multilineTextAlignment }
        set { common.multilineTextAlignment = newValue }
    }

    /// The place where a text that is too long is cut, the tail by default.
    public var truncationMode: Text.TruncationMode {
        get { common.truncationMode }
        set { common.truncationMode = newValue }
    }

    /// The case in which text is shown, or nil for its own.
    public var textCase: Text.Case? {
        get { common.textCase }
        set { common.textCase = newValue }
    }

    /// Whether controls can be used. Those that cannot are faint, and `[-]` in the lines front.
    public var isEnabled: Bool {
        get { common.isEnabled }
        set { common.isEnabled = newValue }
    }

    /// The action that closes the presented view, or goes back a page in a stack. Does nothing elsewhere.
    public package(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is presented, or pushed onto a stack.
    public package(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    /// The action of the nearest `refreshable`, or nil.
    public package(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }

    /// The state of the app: active, and in the background as it is left.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    var truncation: TextTruncation {
        switch truncationMode {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }

    package var foreground: (any ShapeStyle)? {
        get { common.foreground }
        set { common.foreground = newValue }
    }

    /// The styles of the levels of importance here, as far as a view above has set them.
    var foregroundLevels: [any ShapeStyle] {
        get { self[ForegroundLevelsKey.self] }
        set { self[ForegroundLevelsKey.self] = newValue }
    }

    /// The lines that a text takes room for, however short it is.
    package var leastLines: Int {
        get { common.leastLines }
        set { if newValue != leastLines { common.leastLines = newValue } }
    }

    package var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    var cellAttributes: CellAttributes {
        get { common.cellAttributes }
        set { common.cellAttributes = newValue }
    }

    /// The columns before each control for its number; none where the front does not number.
    package var refColumns: Int {
        get { common.refColumns }
        set { if newValue != refColumns { common.refColumns = newValue } }
    }

    /// The current time.
    package var now: @Sendable () -> Date {
        get { self[NowKey.self] }
        set { self[NowKey.self] = newValue }
    }

    /// The columns of the front.
    package var windowColumns: Int {
        get { self[WindowColumnsKey.self] }
        set { self[WindowColumnsKey.self] = newValue }
    }

    /// Whether the columns of a split view have room beside each other here.
    package var hasRoomForColumns: Bool {
        get { self[HasRoomForColumnsKey.self] }
        set { if newValue != hasRoomForColumns { self[HasRoomForColumnsKey.self] = newValue } }
    }

    /// The rows that the front shows at once.
    package var windowRows: Int {
        get { self[WindowRowsKey.self] }
        set { self[WindowRowsKey.self] = newValue }
    }

    /// The style of text here.
    package var textStyle: CellStyle {
        var style = CellStyle()
        style.attributes = cellAttributes
        if let font { style.attributes.formUnion(font.attributes) }
        if let resolved = foreground?._resolve(in: self) {
            style.foreground = resolved.color
            style.attributes.formUnion(resolved.attributes)
            if resolved.isTint, isEnabled { style.attributes.insert(.tinted) }
        }
        if !isEnabled || isOutOfDate { style.attributes.insert(.faint) }
        return style
    }

    package func style(_ color: Color) -> CellStyle {
        let resolved = color._resolve(in: self)
        return CellStyle(foreground: resolved.color, attributes: resolved.isFaint ? .faint : [])
    }
}

/// An action that closes what is presented or goes back a page, as SwiftUI's `DismissAction`.
@MainActor @preconcurrency
public struct DismissAction {
    let action: @MainActor () -> Void

    package nonisolated init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    /// Closes the presented view, or goes back a page.
    public func callAsFunction() { action() }
}

/// An action that fetches the content anew, as SwiftUI's `RefreshAction`.
public struct RefreshAction: Sendable {
    package let action: @Sendable () async -> Void

    package init(action: @escaping @Sendable () async -> Void) {
        self.action = action
    }

    /// Fetches the content anew and returns when that is done.
    public func callAsFunction() async { await action() }
}
