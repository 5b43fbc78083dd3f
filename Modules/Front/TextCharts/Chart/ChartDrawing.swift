import TextUICore

/// A chart as it is drawn: axes and legend, the plot, and the views that belong to it.
struct ChartDrawing: View {
    let plan: ChartPlan

    private var configuration: ChartConfiguration { plan.model.configuration }

    private var proxy: ChartProxy {
        let plot = plan.plot
        return ChartProxy(
            space: plan.space,
            frame: CGRect(
                x: CGFloat(plot.x) * 8, y: CGFloat(plot.y) * 16, width: CGFloat(plot.width) * 8,
                height: CGFloat(plot.height) * 16),
            configuration: configuration)
    }

    private func plot(_ proxy: ChartProxy) -> AnyView {
        let content = ChartPlotContent(texts: plan.plotTexts, figures: plan.plotFigures)
        let plot = configuration.plotStyle?(content) ?? AnyView(content)
        return configuration.gestures.reduce(plot) { plot, gesture in gesture(plot, proxy) }
    }

    var body: some View {
        let whole = ChartPlan.Rect(width: plan.columns, height: plan.rows)
        let proxy = proxy
        let besides = plan.besides
        ArrangedView(PlacedViews(plan: plan, backgrounds: configuration.backgrounds.count)) {
            DrawnView(plan.texts, saying: ChartWords(plan.model).elements)
            ForEach(configuration.backgrounds.indices, id: \.self) { index in
                layer(configuration.backgrounds[index], proxy, whole)
            }
            ZStack { plot(proxy) }
            ForEach(plan.views.indices, id: \.self) { index in
                ZStack { plan.views[index].view }.accessibilityHidden(true)
            }
            ForEach(besides.indices, id: \.self) { index in
                ZStack { besides[index].view }.modifier(AnnotationGround())
            }
            ForEach(configuration.overlays.indices, id: \.self) { index in
                layer(configuration.overlays[index], proxy, whole)
            }
        }
    }

    private func layer(_ layer: ChartConfiguration.Layer, _ proxy: ChartProxy, _ whole: ChartPlan.Rect) -> some View {
        ZStack(alignment: layer.alignment) { layer.content(proxy) }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layer.alignment)
    }
}

/// Puts the parts of a chart where its plan has them.
private struct PlacedViews: Arrangement {
    let plan: ChartPlan
    let backgrounds: Int

    func size(of children: [ArrangedChild], width: Int?, height: Int?, isGrowing: Bool) -> (width: Int, height: Int) {
        (plan.columns, plan.rows)
    }

    func place(_ children: [ArrangedChild], x: Int, y: Int, width: Int, height: Int) {
        var rest = children[...]
        func put(_ rect: ChartPlan.Rect) {
            rest.popFirst()?.place(x: x + rect.x, y: y + rect.y, width: rect.width, height: rect.height)
        }
        let whole = ChartPlan.Rect(width: plan.columns, height: plan.rows)
        put(whole)
        for _ in 0..<backgrounds { put(whole) }
        put(plan.plot)
        for view in plan.views { put(view.place) }
        for beside in plan.besides {
            guard let child = rest.first else { break }
            let size = child.size(width: nil, height: nil)
            put(place(beside, size.width, size.height))
        }
        while !rest.isEmpty { put(whole) }
    }

    /// Beside the mark, and within the chart.
    private func place(_ beside: PlotDrawing.Beside, _ width: Int, _ height: Int) -> ChartPlan.Rect {
        let area = beside.area
        let name = beside.annotation.position
        let spacing = beside.annotation.spacing
        let gap = Double(spacing ?? 0).bounded
        let (gapX, gapY) = (Int((gap / 8).rounded()), Int((gap / 16).rounded()))
        let aligned = (area.right - area.left - Double(width)) * beside.annotation.alignment.horizontalShare
        let middleX = (area.left + aligned).cell
        let middleY = (area.top + (area.bottom - area.top - Double(height)) * beside.annotation.alignment.verticalShare)
            .cell
        // A tip within a row takes that row.
        let above = Int(area.top.rounded(.down)) - height - gapY
        let below = Int(area.bottom.rounded(.up)) + gapY
        let before = Int(area.left.rounded(.down)) - width - gapX
        let after = Int(area.right.rounded(.up)) + gapX
        let left = Int(area.left.rounded())
        let right = Int(area.right.rounded()) - width
        var (x, y) = (middleX, above)
        switch name {
        case .overlay: y = middleY
        case .bottom: y = below
        case .leading: (x, y) = (before, middleY)
        case .trailing: (x, y) = (after, middleY)
        case .topLeading: x = left
        case .topTrailing: x = right
        case .bottomLeading: (x, y) = (left, below)
        case .bottomTrailing: (x, y) = (right, below)
        default: if plan.model.isPie { y = middleY }
        }
        return ChartPlan.Rect(
            x: max(0, min(plan.plot.x + x, plan.columns - width)), y: max(0, min(plan.plot.y + y, plan.rows - height)),
            width: width, height: height)
    }
}

extension Alignment {
    /// The share of the free room that stands before.
    fileprivate var horizontalShare: Double { horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5 }
    fileprivate var verticalShare: Double { vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5 }
}
