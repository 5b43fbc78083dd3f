extension CellCanvas {
    /// Marks the cells of a picture, where all of it is seen, so that a front with pictures of its own can show it.
    ///
    /// - Parameter ground: The colour of the cells below, as `ground(in:)` told it before the picture was drawn.
    package mutating func place(_ picture: Picture, in frame: CellRect, on ground: CellColor?) {
        guard !frame.isEmpty, clip.contains(frame), buffer.bounds.contains(frame), buffer.writing?.isMirrored != true
        else { return }
        let place = buffer.cells(of: frame)
        for y in place.y..<place.maxY {
            for x in place.x..<place.maxX {
                buffer.cells[y * buffer.columns + x].style.attributes.insert(.picture)
            }
        }
        buffer.pictures.append(PlacedPicture(picture: picture, frame: place, ground: ground))
    }

    /// The background of the first of some cells.
    package func ground(in frame: CellRect) -> CellColor? {
        guard !frame.isEmpty, buffer.bounds.contains(frame) else { return nil }
        return buffer[frame.x, frame.y].style.background
    }
}
