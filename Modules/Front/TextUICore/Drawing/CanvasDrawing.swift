/// The dots that a clip leaves.
struct ClipArea {
    let dots: Set<Int>
    let columns: Int
    let isInverse: Bool

    func contains(_ x: Int, _ y: Int) -> Bool { dots.contains(y * columns + x) != isInverse }
}

/// The drawing of a canvas so far: dots, and words and views over them.
final class CanvasDrawing {
    struct Words {
        let lines: [TextLine]
        let frame: CellRect
        let alignment: TextAlignment
        let ground: CellColor?
    }

    enum Part {
        case words(Words)
        case symbol(Int, CellRect)
    }

    var dots: Dots
    /// The same for pictures of vectors; nil where a part of it is no figure.
    private(set) var figures: [VectorFigure]? = []
    private(set) var parts: [Part] = []
    /// The tags and sizes of the canvas's own views.
    let symbols: [(tag: AnyHashable?, size: CellSize)]
    /// Whether all is in figures, words too, and nothing in cells.
    let isForPixels: Bool

    /// Begins a drawing that is for pixels.
    init() {
        dots = Dots(cells: CellSize(width: 0, height: 0), ground: .white)
        symbols = []
        isForPixels = true
    }

    init(cells: CellSize, symbols: [(tag: AnyHashable?, size: CellSize)], ground: RGB) {
        dots = Dots(cells: cells, ground: ground)
        self.symbols = symbols
        isForPixels = false
    }

    func add(_ part: Part) { parts.append(part) }

    /// - Parameter figure: The figure that was drawn; nil for what is none.
    func note(_ figure: VectorFigure?) {
        guard let figure else { return figures = nil }
        figures?.append(figure)
    }

    /// Takes away what has been drawn inside of a path.
    func erase(_ path: Path, eoFill: Bool, mask: Dots.Mask) {
        dots.erase(path.lines, eoFill: eoFill, mask: mask)
        let outside = VectorClip(path, eoFill: eoFill, isInverse: true)
        figures = figures?.map { $0.clipped(to: outside) }
    }

    func area(of path: Path, eoFill: Bool, isInverse: Bool) -> ClipArea {
        let inside = Dots.inside(path.lines, eoFill: eoFill, columns: dots.columns, rows: dots.rows)
        return ClipArea(
            dots: Set(inside.map { $0.1 * dots.columns + $0.0 }), columns: dots.columns, isInverse: isInverse)
    }

    /// A drawing of the same size with nothing in it.
    var emptied: CanvasDrawing {
        CanvasDrawing(
            cells: CellSize(width: dots.columns / 2, height: dots.rows / 4), symbols: symbols, ground: dots.ground)
    }

    /// The dots that have been drawn, as an area to clip to.
    func drawnArea(isInverse: Bool) -> ClipArea {
        let drawn = (0..<dots.columns * dots.rows).filter { dots[$0 % dots.columns, $0 / dots.columns] != nil }
        return ClipArea(dots: Set(drawn), columns: dots.columns, isInverse: isInverse)
    }

    /// The colour behind the words of a row of cells.
    func ground(of frame: CellRect) -> CellColor? {
        var inks: [Ink] = []
        for y in frame.y * 4..<(frame.y + frame.height) * 4 {
            for x in frame.x * 2..<(frame.x + frame.width) * 2 {
                guard let ink = dots[x, y] else { return nil }
                inks.append(ink)
            }
        }
        return inks.isEmpty ? nil : Ink.common(inks, on: dots.ground).cell
    }
}

extension CanvasDrawing {
    /// Draws all of it in a frame.
    ///
    /// - Parameter children: The canvas's own views.
    @MainActor
    func draw(in frame: CellRect, showing children: [ViewElement] = [], _ canvas: inout CellCanvas) {
        canvas.clipped(to: frame) { canvas in
            canvas.upright(in: frame) { canvas in
                canvas.showing(figures ?? [], in: frame) { $0.draw(dots, in: frame) }
                for part in parts { draw(part, children, in: frame, &canvas) }
            }
        }
    }

    @MainActor
    private func draw(_ part: Part, _ children: [ViewElement], in frame: CellRect, _ canvas: inout CellCanvas) {
        switch part {
        case .words(let words):
            let place = words.frame.offset(x: frame.x, y: frame.y)
            let lines = words.lines.map { $0.on(words.ground) }
            canvas.lines(lines, in: place, alignment: words.alignment)
        case .symbol(let index, let rect):
            children[index].place(rect.offset(x: frame.x, y: frame.y))
            children[index].draw(&canvas)
        }
    }
}

extension TextLine {
    /// The line on a colour, where there is one, in letters that can be told from it.
    fileprivate func on(_ ground: CellColor?) -> TextLine {
        guard let ground else { return self }
        var line = self
        for index in line.runs.indices {
            line.runs[index].style.background = ground
            line.runs[index].style = line.runs[index].style.legible
            if line.runs[index].style.foreground == nil {
                line.runs[index].style.foreground = ground.contrasting
            }
        }
        return line
    }
}
