import TextUICore

/// Something that is drawn in a chart: marks, and what is made of them. As Swift Charts' `ChartContent`.
@MainActor @preconcurrency
public protocol ChartContent {
    associatedtype Body: ChartContent
    @ChartContentBuilder var body: Body { get }

    /// Adds the marks that the content comes to.
    func _add(to marks: inout _Marks)
}

/// The marks of a chart, in the order in which its content gives them.
public struct _Marks {
    var all: [Mark] = []
}

extension ChartContent {
    public func _add(to marks: inout _Marks) { body._add(to: &marks) }
}

extension ChartContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ChartContent {}

/// Makes one content of several. As Swift Charts' `ChartContentBuilder`.
@resultBuilder
public enum ChartContentBuilder {
    public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildPartialBlock<Content: ChartContent>(first content: Content) -> Content { content }

    public static func buildPartialBlock<First: ChartContent, Next: ChartContent>(
        accumulated: First, next: Next
    ) -> _ContentPair<First, Next> { _ContentPair(first: accumulated, next: next) }

    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first content: First
    ) -> _EitherContent<First, Second> { .first(content) }

    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second content: Second
    ) -> _EitherContent<First, Second> { .second(content) }

    public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
        AnyChartContent(content)
    }
}

nonisolated public struct EmptyChartContent: ChartContent {
    public typealias Body = Never

    public init() {}

    @MainActor
    public func _add(to marks: inout _Marks) {}
}

/// Two contents, one drawn over the other.
nonisolated public struct _ContentPair<First: ChartContent, Next: ChartContent>: ChartContent {
    public typealias Body = Never

    let first: First
    let next: Next

    @MainActor
    public func _add(to marks: inout _Marks) {
        first._add(to: &marks)
        next._add(to: &marks)
    }
}

nonisolated public enum _EitherContent<First: ChartContent, Second: ChartContent>: ChartContent {
    public typealias Body = Never

    case first(First)
    case second(Second)

    @MainActor
    public func _add(to marks: inout _Marks) {
        switch self {
        case .first(let content): content._add(to: &marks)
        case .second(let content): content._add(to: &marks)
        }
    }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public typealias Body = Never

    @MainActor
    public func _add(to marks: inout _Marks) {
        self?._add(to: &marks)
    }
}

/// Content whose type is not told. As Swift Charts' `AnyChartContent`.
nonisolated public struct AnyChartContent: ChartContent {
    public typealias Body = Never

    private let content: any ChartContent

    public init(_ content: some ChartContent) {
        self.content = content
    }

    @MainActor
    public func _add(to marks: inout _Marks) {
        content._add(to: &marks)
    }
}

/// Content taken as one, so that it can be given a look as one. As Swift Charts' `Plot`.
nonisolated public struct Plot<Content: ChartContent>: ChartContent {
    public typealias Body = Never

    private let content: () -> Content

    public init(@ChartContentBuilder content: @escaping () -> Content) {
        self.content = content
    }

    @MainActor
    public func _add(to marks: inout _Marks) {
        content()._add(to: &marks)
    }
}

extension ForEach: ChartContent where Content: ChartContent {
    @MainActor
    public func _add(to marks: inout _Marks) {
        for element in data { content(element)._add(to: &marks) }
    }
}

extension ForEach where Content: ChartContent {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }

    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, content: content)
    }

    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, id: { $0 }, content: content)
    }
}
