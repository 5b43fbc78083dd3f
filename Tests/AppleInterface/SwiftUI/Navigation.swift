import Foundation

public struct NavigationPath: Equatable {
    public struct CodableRepresentation: Codable, Equatable {
        public init(from decoder: any Decoder) throws {}
        public func encode(to encoder: any Encoder) throws {}
    }

    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {}
    public init<S: Sequence>(_ elements: S) where S.Element: Decodable, S.Element: Encodable, S.Element: Hashable {}
    public init(_ codable: CodableRepresentation) {}

    public var count: Int { 0 }
    public var isEmpty: Bool { true }
    public var codable: CodableRepresentation? { nil }

    public mutating func append<V: Hashable>(_ value: V) {}
    public mutating func append<V: Decodable & Encodable & Hashable>(_ value: V) {}
    public mutating func removeLast(_ k: Int = 1) {}
}

@MainActor
@preconcurrency
public struct NavigationStack<Data, Root: View>: View {
    public typealias Body = Never

    public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
    public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath {}
    public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {}
}

public struct NavigationLink<Label: View, Destination: View>: View {
    public typealias Body = Never
}

extension NavigationLink where Destination == Never {
    public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}
    public nonisolated init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {}
}

public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable {
        case automatic, inline, large
    }
}

extension View {
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }

    public nonisolated func navigationTitle(_ title: Text) -> some View { self }
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View { self }

    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }

    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
}

@MainActor
@preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    public var body: Never { fatalError() }
}

public struct ToolbarItemPlacement: Sendable {
    public static let automatic = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
    public static let primaryAction = ToolbarItemPlacement()
}

public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never
}

extension ToolbarItem where ID == () {
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
}

extension View {
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public nonisolated func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View { self }
}
