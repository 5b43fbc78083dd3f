import Foundation
import SwiftUI

@MainActor
@preconcurrency
public protocol ChartContent {
    associatedtype Body: ChartContent
    @ChartContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ChartContent {}

extension ChartContent where Body == Never {
    public var body: Never { fatalError() }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public typealias Body = Never
}

@resultBuilder
public enum ChartContentBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock<C0: ChartContent, C1: ChartContent, C2: ChartContent>(
        _ c0: C0, _ c1: C1, _ c2: C2
    ) -> some ChartContent { c0 }
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
}

extension ForEach: ChartContent where Content: ChartContent {
    public typealias Body = Never
    public nonisolated init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        fatalError()
    }
}

extension ChartContent {
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { self }
    public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
    public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
}
