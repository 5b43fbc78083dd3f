extension CellCanvas {
    /// Fills cells, in place of which pictures of vectors show a figure.
    ///
    /// - Parameter overWords: Whether they do where words were, too. Words that are read through a fill have colours that
    ///   cells give them.
    mutating func filling(
        as figure: VectorFigure?, in frame: CellRect, overWords: Bool, _ draw: (inout CellCanvas) -> Void
    ) {
        guard let figure, showsCurves, overWords || !buffer.hasWords(in: frame.intersection(clip)) else {
            return draw(&self)
        }
        showing([figure], in: frame, draw)
    }

    /// Shows by a path, in pictures of vectors, the one colour that has been drawn in rows of a frame behind all that is
    /// in them. Where there is more than one, cells show them.
    mutating func showGround(of rows: [CellRect], as path: Path, in frame: CellRect, over before: CellBuffer) {
        let seen = frame.intersection(clip).intersection(buffer.bounds)
        guard showsCurves, !seen.isEmpty else { return }
        let filled = rows.flatMap { $0.intersection(seen).cells }
        let styles = filled.map { buffer[$0.x, $0.y].style }
        let others: CellAttributes = [.vector, .picture, .inverse]
        guard let ground = styles.first?.background,
            styles.allSatisfy({ $0.background == ground && $0.attributes.isDisjoint(with: others) }),
            filled.contains(where: { before[$0.x, $0.y].style.background != ground })
        else { return }
        let columns = buffer.columns
        let behind = seen.cells.map { place in
            var cell = before.cells[place.y * columns + place.x]
            cell.clearGlyph()
            return cell
        }
        for place in seen.cells {
            let cell = buffer[place.x, place.y]
            guard cell.glyph == .space, cell.style.attributes.isEmpty else { continue }
            buffer.cells[place.y * columns + place.x].style.attributes.insert(.vector)
        }
        let figure = VectorFigure(.fill(path, eoFill: false), style: CellStyle(foreground: ground))
        buffer.vectors.append(PlacedVectors(figures: [figure], frame: frame, seen: seen, behind: behind))
    }

    /// Whether figures can stand for what is drawn: nothing turns or mirrors it, and it is no thin line over words.
    private var showsCurves: Bool {
        turn == nil && !isHairline && (buffer.writing.map { !$0.isMirrored && $0.offset == 0 } ?? true)
    }
}

extension _Outline {
    /// The path of a shape with curves, behind a view, from the corner of its frame; nil of another, and of a circle that
    /// is too low for what stands on it.
    func ground(in frame: CellRect) -> Path? {
        let shape = place(in: frame)
        switch self {
        case .rounded, .capsule: break
        case .circle, .ellipse:
            guard shape.height >= 3 else { return nil }
        case .rectangle, .path, .stroked, .unseen: return nil
        }
        return path(in: Points.rect(shape.offset(x: -frame.x, y: -frame.y)))
    }
}
