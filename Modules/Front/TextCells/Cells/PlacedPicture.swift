/// A picture at its place among the cells.
package struct PlacedPicture: Hashable, Sendable {
    package let picture: Picture
    package let frame: CellRect
    /// The colour of the cells below it, which is seen through it.
    package let ground: CellColor?

    package init(picture: Picture, frame: CellRect, ground: CellColor?) {
        self.picture = picture
        self.frame = frame
        self.ground = ground
    }

    func moved(x: Int, y: Int) -> PlacedPicture {
        PlacedPicture(picture: picture, frame: frame.offset(x: x, y: y), ground: ground)
    }

    package static func == (a: PlacedPicture, b: PlacedPicture) -> Bool {
        a.picture === b.picture && a.frame == b.frame
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(picture))
        hasher.combine(frame.x)
        hasher.combine(frame.y)
        hasher.combine(frame.width)
        hasher.combine(frame.height)
    }
}

extension CellBuffer {
    /// The pictures of which nothing is covered.
    package var shownPictures: [PlacedPicture] {
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
    package func blank(under pictures: [PlacedPicture]) -> CellBuffer {
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
