private struct NowKey: EnvironmentKey { static let defaultValue: @Sendable () -> Date = { Date() } }
private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { ProgramLocale.current } }
private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private struct ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.dark }
private struct ForegroundLevelsKey: EnvironmentKey { static let defaultValue: [any ShapeStyle] = [] }
private struct TintKey: EnvironmentKey { static let defaultValue: Color? = nil }
private struct WindowColumnsKey: EnvironmentKey { static let defaultValue = 80 }
private struct WindowRowsKey: EnvironmentKey { static let defaultValue = 24 }
private struct DismissKey: EnvironmentKey { static let defaultValue = DismissAction {} }
private struct IsPresentedKey: EnvironmentKey { static let defaultValue = false }
private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}
private struct RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }
private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
private struct EditModeKey: EnvironmentKey { static let defaultValue: Binding<EditMode>? = nil }

/// Light or dark. As SwiftUI's `ColorScheme`.
public enum ColorScheme: CaseIterable, Sendable {
    case light, dark
}

/// Whether the app is in use. As SwiftUI's `ScenePhase`.
public enum ScenePhase: Comparable, Sendable {
    case background, inactive, active
}

/// Whether a list's rows are being edited. As SwiftUI's `EditMode`.
public enum EditMode: Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}

/// Why content is not shown as it is. As SwiftUI's `RedactionReasons`.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    public var font: Font? {
        get { common.font }
        set { common.font = newValue }
    }

    public var lineLimit: Int? {
        get { common.lineLimit }
        set { common.lineLimit = newValue }
    }

    public var multilineTextAlignment: TextAlignment {
        get { common.multilineTextAlignment }
        set { common.multilineTextAlignment = newValue }
    }

    public var truncationMode: Text.TruncationMode {
        get { common.truncationMode }
        set { common.truncationMode = newValue }
    }

    public var textCase: Text.Case? {
        get { common.textCase }
        set { common.textCase = newValue }
    }

    public var isEnabled: Bool {
        get { common.isEnabled }
        set { common.isEnabled = newValue }
    }

    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }

    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }

    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }

    public var redactionReasons: RedactionReasons {
        get { common.redactionReasons }
        set { common.redactionReasons = newValue }
    }

    var truncation: TextTruncation {
        switch truncationMode {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }

    var foreground: (any ShapeStyle)? {
        get { common.foreground }
        set { common.foreground = newValue }
    }

    /// What the levels of importance look like here, as far as a view above has said so.
    var foregroundLevels: [any ShapeStyle] {
        get { self[ForegroundLevelsKey.self] }
        set { self[ForegroundLevelsKey.self] = newValue }
    }

    /// How many lines a text takes room for, however short it is.
    var leastLines: Int {
        get { common.leastLines }
        set { if newValue != leastLines { common.leastLines = newValue } }
    }

    var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    var cellAttributes: CellAttributes {
        get { common.cellAttributes }
        set { common.cellAttributes = newValue }
    }

    /// How many columns stand before each control for its number; none where the front does not number.
    var refColumns: Int {
        get { common.refColumns }
        set { if newValue != refColumns { common.refColumns = newValue } }
    }

    /// What time it is.
    var now: @Sendable () -> Date {
        get { self[NowKey.self] }
        set { self[NowKey.self] = newValue }
    }

    /// How many columns the front has.
    var windowColumns: Int {
        get { self[WindowColumnsKey.self] }
        set { self[WindowColumnsKey.self] = newValue }
    }

    /// How many rows the front shows at once.
    var windowRows: Int {
        get { self[WindowRowsKey.self] }
        set { self[WindowRowsKey.self] = newValue }
    }

    /// How text looks here.
    var textStyle: CellStyle {
        var style = CellStyle()
        style.attributes = cellAttributes
        if let font { style.attributes.formUnion(font.attributes) }
        if let resolved = foreground?._resolve(in: self) {
            style.foreground = resolved.color
            if resolved.isFaint { style.attributes.insert(.faint) }
        }
        if !isEnabled { style.attributes.insert(.faint) }
        return style
    }

    func style(_ color: Color) -> CellStyle {
        let resolved = color._resolve(in: self)
        return CellStyle(foreground: resolved.color, attributes: resolved.isFaint ? .faint : [])
    }
}

/// Closes what is presented, or goes back a page. As SwiftUI's `DismissAction`.
@MainActor
public struct DismissAction {
    let action: @MainActor () -> Void

    nonisolated init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    public func callAsFunction() { action() }
}

/// Opens a link. As SwiftUI's `OpenURLAction`; where nothing handles it, a terminal has no way to open one.
public struct OpenURLAction {
    public struct Result: Sendable {
        let name: String
        public static let handled = Result(name: "handled")
        public static let discarded = Result(name: "discarded")
        public static let systemAction = Result(name: "systemAction")
        public static func systemAction(_ url: URL) -> Result { systemAction }
    }

    let handler: (URL) -> Result

    public init(handler: @escaping (URL) -> Result) {
        self.handler = handler
    }

    public func callAsFunction(_ url: URL) { _ = handler(url) }
}

/// Fetches what is shown anew. As SwiftUI's `RefreshAction`.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    public func callAsFunction() async { await action() }
}
