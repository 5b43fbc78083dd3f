import TextUICore

extension View {
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
        chart { $0.x.visibility = visibility }
    }

    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
        chart { $0.y.visibility = visibility }
    }

    nonisolated public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let axes = axes(of: content())
        return chart { $0.x.content = { axes } }
    }

    nonisolated public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let axes = axes(of: content())
        return chart { $0.y.content = { axes } }
    }

    nonisolated private func axes(of content: some AxisContent) -> [_Axis] {
        var axes: [_Axis] = []
        content._add(to: &axes)
        return axes
    }

    nonisolated public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let view = AnyView(content())
        return chart { $0.x.title = .init(view: view, position: position) }
    }

    nonisolated public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let view = AnyView(content())
        return chart { $0.y.title = .init(view: view, position: position) }
    }

    nonisolated public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }

    nonisolated public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }

    @_disfavoredOverload
    nonisolated public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }

    @_disfavoredOverload
    nonisolated public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }

    nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
        chart { $0.legend.visibility = visibility }
    }

    nonisolated public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chart {
            $0.legend.position = position
            $0.legend.alignment = alignment
        }
    }

    nonisolated public func chartLegend<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some View {
        chart {
            $0.legend.position = position
            $0.legend.alignment = alignment
            $0.legend.content = { AnyView(content()) }
        }
    }

    nonisolated public func chartPlotStyle<C: View>(
        @ViewBuilder content: @escaping @MainActor (ChartPlotContent) -> C
    ) -> some View {
        chart { $0.plotStyle = { AnyView(content($0)) } }
    }

    nonisolated public func chartBackground<C: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor (ChartProxy) -> C
    ) -> some View {
        chart { $0.backgrounds.append(.init(alignment: alignment) { AnyView(content($0)) }) }
    }

    nonisolated public func chartOverlay<C: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor (ChartProxy) -> C
    ) -> some View {
        chart { $0.overlays.append(.init(alignment: alignment) { AnyView(content($0)) }) }
    }
}
