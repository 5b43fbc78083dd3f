extension CellCanvas {
    /// Marks the cells of a picture, where all of it is seen, so that a front with pictures of its own can show it.
    ///
    /// - Parameter ground: The colour of the cells below, as `ground(in:)` told it before the picture was drawn.
    package mutating func place(_ picture: Picture, in frame: CellRect, on ground: CellColor?) {
        guard !frame.isEmpty, clip.contains(frame), buffer.bounds.contains(frame), buffer.writing?.isMirrored != true
        else { return }
        for y in frame.y..<frame.maxY {
            for x in frame.x..<frame.maxX {
                buffer.cells[y * buffer.columns + x].style.attributes.insert(.picture)
            }
        }
        buffer.pictures.append(PlacedPicture(picture: picture, frame: frame, ground: ground))
    }

    /// The background of the first of some cells.
    package func ground(in frame: CellRect) -> CellColor? {
        guard !frame.isEmpty, buffer.bounds.contains(frame) else { return nil }
        return buffer.cells[frame.y * buffer.columns + frame.x].style.background
    }
}
