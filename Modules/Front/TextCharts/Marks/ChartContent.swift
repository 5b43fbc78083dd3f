import TextUICore

/// A content of a chart: marks, or something that is made of them. As Swift Charts' `ChartContent`.
@MainActor @preconcurrency
public protocol ChartContent {
    /// The type of the body.
    associatedtype Body: ChartContent
    /// The marks that the content is made of.
    @ChartContentBuilder var body: Body { get }

    /// Adds the marks of the content to the chart's. The chart calls it.
    func _add(to marks: inout _Marks)
}

/// The marks of a chart, in the order in which its content gives them.
public struct _Marks {
    var all: [Mark] = []
    /// The numbers that the horizontal scale is to show, where somebody says it.
    var xDomain: ClosedRange<Double>?
    var masks = 0
}

extension ChartContent {
    /// Adds the marks of the body. The chart calls it.
    public func _add(to marks: inout _Marks) { body._add(to: &marks) }
}

extension ChartContent where Body == Never {
    /// Never read: a mark has no body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ChartContent {}

/// A result builder that makes one chart content of several. As Swift Charts' `ChartContentBuilder`.
@resultBuilder
public enum ChartContentBuilder {
    /// Makes no content.
    public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
    /// Takes one content.
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    /// Begins with a content.
    public static func buildPartialBlock<Content: ChartContent>(first content: Content) -> Content { content }

    /// Draws a content over the ones before.
    public static func buildPartialBlock<First: ChartContent, Next: ChartContent>(
        accumulated: First, next: Next
    ) -> _ContentPair<First, Next> { _ContentPair(first: accumulated, next: next) }

    /// Takes the content of an `if` without `else`.
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

    /// Takes the content of a branch.
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first content: First
    ) -> _EitherContent<First, Second> { .first(content) }

    /// Takes the content of the other branch.
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second content: Second
    ) -> _EitherContent<First, Second> { .second(content) }

    /// Takes the content of an availability condition.
    public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
        AnyChartContent(content)
    }
}

/// A content without marks. As Swift Charts' `EmptyChartContent`.
nonisolated public struct EmptyChartContent: ChartContent {
    /// Never: the content has no marks.
    public typealias Body = Never

    /// Makes a content without marks.
    public init() {}

    /// Adds nothing. The chart calls it.
    @MainActor
    public func _add(to marks: inout _Marks) {}
}

/// Two contents, one drawn over the other.
nonisolated public struct _ContentPair<First: ChartContent, Next: ChartContent>: ChartContent {
    /// Never: the content is that of two others.
    public typealias Body = Never

    let first: First
    let next: Next

    /// Adds the marks of both. The chart calls it.
    @MainActor
    public func _add(to marks: inout _Marks) {
        first._add(to: &marks)
        next._add(to: &marks)
    }
}

/// The content of one of two branches.
nonisolated public enum _EitherContent<First: ChartContent, Second: ChartContent>: ChartContent {
    /// Never: the content is that of another.
    public typealias Body = Never

    case first(First)
    case second(Second)

    /// Adds the marks of the branch. The chart calls it.
    @MainActor
    public func _add(to marks: inout _Marks) {
        switch self {
        case .first(let content): content._add(to: &marks)
        case .second(let content): content._add(to: &marks)
        }
    }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    /// Never: the content is that of another, if there is one.
    public typealias Body = Never

    /// Adds the marks if there are any. The chart calls it.
    @MainActor
    public func _add(to marks: inout _Marks) {
        self?._add(to: &marks)
    }
}

/// A content whose type is not told. As Swift Charts' `AnyChartContent`.
nonisolated public struct AnyChartContent: ChartContent {
    /// Never: the content is that of another.
    public typealias Body = Never

    private let content: any ChartContent

    /// Makes a content of another, and hides its type.
    public init(_ content: some ChartContent) {
        self.content = content
    }

    /// Adds the marks of the content. The chart calls it.
    @MainActor
    public func _add(to marks: inout _Marks) {
        content._add(to: &marks)
    }
}

/// A content that is taken as one, so that it can be given a look as one. As Swift Charts' `Plot`.
nonisolated public struct Plot<Content: ChartContent>: ChartContent {
    /// Never: the content is that of the closure.
    public typealias Body = Never

    private let content: () -> Content

    /// Makes one content of several.
    public init(@ChartContentBuilder content: @escaping () -> Content) {
        self.content = content
    }

    /// Adds the marks of the content. The chart calls it.
    @MainActor
    public func _add(to marks: inout _Marks) {
        content()._add(to: &marks)
    }
}

extension ForEach: ChartContent where Content: ChartContent {
    /// Adds the marks of each element. The chart calls it.
    @MainActor
    public func _add(to marks: inout _Marks) {
        for element in data { content(element)._add(to: &marks) }
    }
}

extension ForEach where Content: ChartContent {
    /// Makes a content for each element of a collection, told apart by a property.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }

    /// Makes a content for each element of a collection.
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, content: content)
    }

    /// Makes a content for each number of a range.
    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, id: { $0 }, content: content)
    }
}
