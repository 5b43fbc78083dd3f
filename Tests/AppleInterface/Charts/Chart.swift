import SwiftUI

public struct Chart<Content: ChartContent>: View {
    public typealias Body = Never
    public nonisolated init(@ChartContentBuilder content: () -> Content) {}
}

public protocol ScaleDomain {}

extension ClosedRange: ScaleDomain where Bound: Plottable {}

public struct ScaleType: Hashable, Sendable {}

public struct AnnotationPosition: Hashable, Sendable {
    public static let automatic = AnnotationPosition()
}

extension View {
    public nonisolated func chartXAxis(_ visibility: Visibility) -> some View { self }
    public nonisolated func chartYAxis(_ visibility: Visibility) -> some View { self }
    public nonisolated func chartLegend(_ visibility: Visibility) -> some View { self }

    public nonisolated func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        self
    }

    public nonisolated func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { self }
}
