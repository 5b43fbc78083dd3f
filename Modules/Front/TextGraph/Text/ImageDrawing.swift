/// The way in which an image without pixels is drawn by its program, in a size of its own.
package protocol ImageDrawing: AnyObject, Sendable {
    /// The size in points.
    var size: CGSize { get }
    /// Draws in a frame, which may have another size than the image's own.
    @MainActor
    func draw(_ frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas)
}

/// An image's drawing, the same as another where it is one object.
package struct DrawnImage: Equatable, Sendable {
    package let drawing: any ImageDrawing

    package init(_ drawing: any ImageDrawing) {
        self.drawing = drawing
    }

    package static func == (a: DrawnImage, b: DrawnImage) -> Bool { a.drawing === b.drawing }
}
