import PlainText
import TextUICore

/// A chart of a size: where its plot is, its axes, its legend, and what is drawn of them.
@MainActor
struct ChartPlan {
    /// In cells of the chart.
    struct Rect {
        var x = 0
        var y = 0
        var width = 0
        var height = 0
    }

    let model: ChartModel
    let columns: Int
    let rows: Int
    private(set) var plot = Rect()
    private(set) var space: PlotSpace?
    /// The axes and the legend.
    private(set) var texts: [DrawnText] = []
    private(set) var plotTexts: [DrawnText] = []
    private(set) var plotFigures: [DrawnFigure] = []
    private(set) var besides: [PlotDrawing.Beside] = []
    /// Labels that are views.
    private(set) var views: [(view: AnyView, place: Rect)] = []
    private(set) var legendPlace: Rect?
    /// Which of the views is the title of the axis below, that moves up to it.
    private var titleBelow: Int?

    private var configuration: ChartConfiguration { model.configuration }
    private var environment: EnvironmentValues { model.environment }

    init(_ model: ChartModel, columns: Int, rows: Int) {
        self.model = model
        self.columns = max(0, columns)
        self.rows = max(0, rows)
        plot = Rect(width: self.columns, height: self.rows)
        placeLegend()
        if model.isPie { drawPie() } else { placeAxes() }
    }

    private func isAtTop(_ position: AnnotationPosition) -> Bool {
        [.top, .topLeading, .topTrailing].contains(position)
    }

    private mutating func placeLegend() {
        let legend = Legend(model)
        let wanted = configuration.legend
        guard wanted.visibility != .hidden, plot.height > 5 else { return }
        let height: Int
        if let content = wanted.content {
            height = ViewMeasure.size(of: content(), width: plot.width, height: nil).height
        } else {
            height = legend.isEmpty ? 0 : legend.height(width: plot.width)
        }
        guard height > 0, height + 4 <= plot.height else { return }
        let isAbove = isAtTop(wanted.position)
        let place = Rect(x: 0, y: isAbove ? 0 : plot.height - height, width: plot.width, height: height)
        if isAbove { plot.y += height }
        plot.height -= height
        legendPlace = place
        if let content = wanted.content { views.append((content(), place)) }
    }

    private mutating func drawLegend() {
        guard configuration.legend.content == nil, var place = legendPlace else { return }
        // Below the plot rather than below the labels beside it, where it has the room.
        let legend = Legend(model)
        let inner = columns - plot.x
        if legend.height(width: inner) == place.height { (place.x, place.width) = (plot.x, inner) }
        let share = configuration.legend.alignment.map {
            $0.horizontal == .center ? 0.5 : $0.horizontal == .trailing ? 1 : 0
        }
        texts += legend.texts(x: place.x, y: place.y, width: place.width, share: share ?? (model.isPie ? 0.5 : 0))
    }

    private mutating func drawPie() {
        let unit = Scale(.number(.linear), low: 0, high: 1)
        var drawing = PlotDrawing(model, PlotSpace(columns: plot.width, rows: plot.height, x: unit, y: unit))
        drawing.drawMarks()
        plotTexts = drawing.raster.texts
        plotFigures = drawing.figures
        besides = drawing.besides
        drawLegend()
    }

    private mutating func placeAxes() {
        placeTitles()
        let showsX = shows(configuration.x, model.x) && plot.height >= 4
        let showsY = shows(configuration.y, model.y) && plot.width >= 16
        let layout = AxesLayout(model, showsX: showsX, showsY: showsY, in: plot)
        plot = layout.plot
        space = layout.space
        texts += layout.texts
        var bottom = layout.bottom
        if let title = titleBelow {
            views[title].place.y = bottom
            bottom += views[title].place.height
        }
        if let legend = legendPlace, legend.y > plot.y { legendPlace?.y = min(legend.y, bottom) }
        views += layout.views
        var drawing = PlotDrawing(model, layout.space)
        layout.drawGrid { drawing.gridLine($0) }
        drawing.drawMarks()
        plotTexts = drawing.raster.texts
        plotFigures = drawing.figures
        besides = drawing.besides
        drawLegend()
    }

    /// Marks that say nothing of a direction need no axis along it.
    private func shows(_ axis: ChartConfiguration.Axis, _ values: ScaleBuilder) -> Bool {
        axis.visibility != .hidden && (!values.isEmpty || axis.domain != nil || model.isEmpty)
    }

    private mutating func placeTitles() {
        if let title = configuration.y.title, plot.height > 5 { place(title, isAbove: true) }
        if let title = configuration.x.title, plot.height > 5 {
            place(title, isAbove: isAtTop(title.position))
        }
    }

    private mutating func place(_ title: ChartConfiguration.Title, isAbove: Bool) {
        let size = ViewMeasure.size(of: title.view.environment(\.self, environment), width: plot.width, height: nil)
        guard size.height > 0, size.height < plot.height - 3 else { return }
        let isTrailing = [.trailing, .topTrailing, .bottomTrailing].contains(title.position)
        let free = max(0, plot.width - size.width)
        let x = isTrailing ? free : isAbove ? 0 : free / 2
        let y = isAbove ? plot.y : plot.y + plot.height - size.height
        let view = AnyView(title.view.foregroundStyle(.secondary))
        if !isAbove { titleBelow = views.count }
        views.append((view, Rect(x: x, y: y, width: size.width, height: size.height)))
        if isAbove { plot.y += size.height }
        plot.height -= size.height
    }
}
