import TextUICore

extension View {
    /// Shows or hides the horizontal axis of charts in the view.
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
        chart { $0.x.visibility = visibility }
    }

    /// Shows or hides the vertical axis of charts in the view.
    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
        chart { $0.y.visibility = visibility }
    }

    /// Gives the horizontal axis a content of its own.
    ///
    ///     .chartXAxis { AxisMarks(values: .stride(by: .month)) { AxisTick(); AxisValueLabel() } }
    nonisolated public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let axes = axes(of: content())
        return chart { $0.x.content = { axes } }
    }

    /// Gives the vertical axis a content of its own.
    nonisolated public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let axes = axes(of: content())
        return chart { $0.y.content = { axes } }
    }

    nonisolated private func axes(of content: some AxisContent) -> [_Axis] {
        var axes: [_Axis] = []
        content._add(to: &axes)
        return axes
    }

    /// Titles the horizontal axis with a view: below the plot, or above it where `position` is at the top. Alignment
    /// and spacing have no effect in text.
    nonisolated public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let view = AnyView(content())
        return chart { $0.x.title = .init(view: view, position: position) }
    }

    /// Titles the vertical axis with a view above the plot: at the right where `position` is trailing, else at the
    /// left. Alignment and spacing have no effect in text.
    nonisolated public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let view = AnyView(content())
        return chart { $0.y.title = .init(view: view, position: position) }
    }

    /// Titles the horizontal axis with words that are looked up in the language of the view.
    nonisolated public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }

    /// Titles the vertical axis with words that are looked up in the language of the view.
    nonisolated public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }

    /// Titles the horizontal axis with words as they are.
    @_disfavoredOverload
    nonisolated public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }

    /// Titles the vertical axis with words as they are.
    @_disfavoredOverload
    nonisolated public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }

    /// Shows or hides the legend, which is shown where marks differ by a value and there is room.
    nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
        chart { $0.legend.visibility = visibility }
    }

    /// Places the legend: above the plot where `position` is at the top, else below; spacing has no effect in text.
    nonisolated public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chart {
            $0.legend.position = position
            $0.legend.alignment = alignment
        }
    }

    /// Puts a view in the place of the legend: above the plot where `position` is at the top, else below; spacing has
    /// no effect in text.
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

    /// Gives the plot a look, such as a background or a border.
    nonisolated public func chartPlotStyle<C: View>(
        @ViewBuilder content: @escaping @MainActor (ChartPlotContent) -> C
    ) -> some View {
        chart { $0.plotStyle = { AnyView(content($0)) } }
    }

    /// Draws a view behind the marks of the whole chart, which may place itself by the chart's values.
    nonisolated public func chartBackground<C: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor (ChartProxy) -> C
    ) -> some View {
        chart { $0.backgrounds.append(.init(alignment: alignment) { AnyView(content($0)) }) }
    }

    /// Draws a view over the marks of the whole chart, which may place itself by the chart's values.
    nonisolated public func chartOverlay<C: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor (ChartProxy) -> C
    ) -> some View {
        chart { $0.overlays.append(.init(alignment: alignment) { AnyView(content($0)) }) }
    }
}
