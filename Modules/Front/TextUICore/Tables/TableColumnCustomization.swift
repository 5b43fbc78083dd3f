/// Which columns of a table are shown, by their names. As SwiftUI's `TableColumnCustomization`: in text the program
/// says it, for there is no menu of columns.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    private var hidden: [String: Bool] = [:]

    /// Creates a value without anything.
    public init() {}

    /// Whether a column is shown; automatic as long as nobody has said so.
    public subscript(visibility id: String) -> Visibility {
        get { hidden[id].map { $0 ? .hidden : .visible } ?? .automatic }
        set { hidden[id] = newValue == .automatic ? nil : newValue == .hidden }
    }

    /// Leaves the order as it is: in text it is that of the columns.
    public mutating func resetOrder() {}
}

/// What a person may change of a column. As SwiftUI's `TableColumnCustomizationBehavior`; in text, nothing.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
    /// The bits of the set, or the name.
    public let rawValue: Int
    /// Creates a value from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a value from its raw value.
    public init() { self.init(rawValue: 0) }
    /// The change of that name.
    public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
    /// The change of that name.
    public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
    /// The change of that name.
    public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
    /// The change of that name.
    public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

private struct TableColumnHeadersKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    var tableColumnHeaders: Visibility {
        get { self[TableColumnHeadersKey.self] }
        set { self[TableColumnHeadersKey.self] = newValue }
    }
}

extension View {
    /// Whether the labels of a table's columns stand above them.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        setting(\.tableColumnHeaders, visibility)
    }

    /// Sets how tables look. Has no effect in text.
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}

/// How tables look; one way in text. As SwiftUI's `TableStyle`.
public protocol TableStyle {
    /// The parts of a table.
    typealias Configuration = TableStyleConfiguration
}

/// The parts of a table, of which a style sees none.
public struct TableStyleConfiguration {}

/// Creates a value without anything.
public struct AutomaticTableStyle: TableStyle { public init() {} }
/// Creates a value without anything.
public struct InsetTableStyle: TableStyle { public init() {} }
/// The style of a table within a border, as SwiftUI's `BorderedTableStyle` on macOS; no other in text.
public struct BorderedTableStyle: TableStyle { public init() {} }
extension TableStyle where Self == AutomaticTableStyle { public static var automatic: Self { .init() } }
extension TableStyle where Self == InsetTableStyle { public static var inset: Self { .init() } }
extension TableStyle where Self == BorderedTableStyle { public static var bordered: Self { .init() } }
