/// A picture at its place among the cells.
struct PlacedPicture: Hashable, Sendable {
    let picture: Picture
    let frame: CellRect
    /// The colour of the cells below it, which is seen through it.
    let ground: CellColor?

    func moved(x: Int, y: Int) -> PlacedPicture {
        PlacedPicture(picture: picture, frame: frame.offset(x: x, y: y), ground: ground)
    }

    static func == (a: PlacedPicture, b: PlacedPicture) -> Bool { a.picture === b.picture && a.frame == b.frame }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(picture))
        hasher.combine(frame.x)
        hasher.combine(frame.y)
        hasher.combine(frame.width)
        hasher.combine(frame.height)
    }
}

extension CellCanvas {
    /// Marks the cells of a picture, where all of it is seen, so that a front with pictures of its own can show it.
    ///
    /// - Parameter ground: The colour of the cells below, as `ground(in:)` told it before the picture was drawn.
    mutating func place(_ picture: Picture, in frame: CellRect, on ground: CellColor?) {
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
    func ground(in frame: CellRect) -> CellColor? {
        guard !frame.isEmpty, buffer.bounds.contains(frame) else { return nil }
        return buffer.cells[frame.y * buffer.columns + frame.x].style.background
    }
}

extension CellBuffer {
    /// The pictures of which nothing is covered.
    var shownPictures: [PlacedPicture] {
        var shown: [PlacedPicture] = []
        for picture in pictures where CellRect(size: size).contains(picture.frame) {
            let isWhole = (picture.frame.y..<picture.frame.maxY).allSatisfy { y in
                (picture.frame.x..<picture.frame.maxX).allSatisfy {
                    cells[y * columns + $0].style.attributes.contains(.picture)
                }
            }
            guard isWhole else { continue }
            // One that lies under another is not seen.
            shown.removeAll { $0.frame.intersects(picture.frame) }
            shown.append(picture)
        }
        return shown
    }

    /// The same without what stands for some pictures.
    func blank(under pictures: [PlacedPicture]) -> CellBuffer {
        var buffer = self
        for picture in pictures {
            var blank = Cell.blank
            blank.style.background = picture.ground
            for y in picture.frame.y..<picture.frame.maxY {
                for x in picture.frame.x..<picture.frame.maxX { buffer.cells[y * columns + x] = blank }
            }
        }
        return buffer
    }
}
