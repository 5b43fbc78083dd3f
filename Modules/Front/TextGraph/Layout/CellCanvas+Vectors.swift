extension CellCanvas {
    /// Draws in cells what pictures of vectors show by figures. A cell in which something else is drawn afterwards shows
    /// that.
    package mutating func showing(_ figures: [VectorFigure], in frame: CellRect, _ draw: (inout CellCanvas) -> Void) {
        let seen = frame.intersection(clip).intersection(buffer.bounds)
        guard !figures.isEmpty, !seen.isEmpty, buffer.writing?.isMirrored != true else { return draw(&self) }
        let columns = buffer.columns
        let cells = buffer.cells(of: seen)
        let rows = (cells.y..<cells.maxY).map { y in y * columns + cells.x..<y * columns + cells.maxX }
        var behind = rows.flatMap { buffer.cells[$0] }
        draw(&self)
        for (index, place) in rows.joined().enumerated() {
            // Words that are covered are not read through the figures.
            if buffer.cells[place].glyph == .space { behind[index].clearGlyph() }
            buffer.cells[place].style.attributes.insert(.vector)
        }
        let place = buffer.cells(of: frame)
        buffer.vectors.append(PlacedVectors(figures: figures, frame: place, seen: cells, behind: behind))
    }
}
