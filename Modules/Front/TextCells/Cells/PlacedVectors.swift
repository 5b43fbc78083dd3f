/// The figures of a drawing at its place among the cells.
package struct PlacedVectors: Sendable {
    let figures: [VectorFigure]
    let frame: CellRect
    /// The part of the frame that is seen, and the cells that were there before, row by row.
    let seen: CellRect
    let behind: [Cell]

    package init(figures: [VectorFigure], frame: CellRect, seen: CellRect, behind: [Cell]) {
        self.figures = figures
        self.frame = frame
        self.seen = seen
        self.behind = behind
    }

    func moved(x: Int, y: Int) -> PlacedVectors {
        PlacedVectors(
            figures: figures, frame: frame.offset(x: x, y: y), seen: seen.offset(x: x, y: y), behind: behind)
    }
}

extension CellBuffer {
    /// Takes the drawings out of another buffer of the same size, whose cells are copied here one by one. What is here is
    /// behind those that have nothing behind them there.
    package mutating func takeVectors(of other: inout CellBuffer) {
        for drawing in other.vectors {
            let seen = drawing.seen
            var behind = drawing.behind
            for (index, cell) in behind.enumerated() where cell == .blank {
                let (x, y) = (seen.x + index % seen.width, seen.y + index / seen.width)
                guard x >= 0, x < columns, y >= 0, y < rows else { continue }
                behind[index] = cells[y * columns + x]
                behind[index].clearGlyph()
            }
            vectors.append(PlacedVectors(figures: drawing.figures, frame: drawing.frame, seen: seen, behind: behind))
        }
        other.vectors = []
    }

    /// Lets figures be seen in a cell, where there are no words.
    package mutating func showFigures(x: Int, y: Int) {
        let x = writing?.cell(x) ?? x
        guard x >= 0, x < columns, y >= 0, y < rows, cells[y * columns + x].glyph == .space else { return }
        cells[y * columns + x].style.attributes.insert(.vector)
    }

    /// The same with what was behind in place of the dots and blocks for which there are figures.
    var withoutDrawnCells: CellBuffer {
        var buffer = self
        for drawing in vectors.reversed() {
            let (seen, part) = (drawing.seen, drawing.seen.intersection(CellRect(size: size)))
            for y in part.y..<max(part.y, part.maxY) {
                for x in part.x..<max(part.x, part.maxX) {
                    let place = y * columns + x
                    guard cells[place].style.attributes.contains(.vector) else { continue }
                    buffer.cells[place] = drawing.behind[(y - seen.y) * seen.width + x - seen.x]
                }
            }
        }
        return buffer
    }

    /// The stretches of cells that show the figures of a drawing, row by row.
    func drawnStretches(of drawing: PlacedVectors) -> [CellRect] {
        let seen = drawing.seen.intersection(CellRect(size: size))
        var stretches: [CellRect] = []
        for y in seen.y..<max(seen.y, seen.maxY) {
            for x in seen.x..<max(seen.x, seen.maxX) where cells[y * columns + x].style.attributes.contains(.vector) {
                if let last = stretches.last, last.y == y, last.maxX == x {
                    stretches[stretches.count - 1] = CellRect(x: last.x, y: y, width: last.width + 1, height: 1)
                } else {
                    stretches.append(CellRect(x: x, y: y, width: 1, height: 1))
                }
            }
        }
        return stretches
    }
}
