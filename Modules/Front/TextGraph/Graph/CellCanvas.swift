/// The ground that a frame is drawn on: the cells, and the part of them that may be drawn in.
public struct CellCanvas {
    package var buffer: CellBuffer
    package var clip: CellRect
    /// Whether pictures are mirrored where the screen is.
    package var flipsPictures = false
    /// Whether what is drawn is a line thinner than a row, which covers no words.
    package var isHairline = false
    /// Whether what is drawn is the ground of words: then those below do not show through a tint that covers.
    var isBehindWords = false
    /// What turns and mirrors the shapes that are drawn, in points of the screen; nil while nothing does.
    package var turn: CGAffineTransform?

    package init(
        buffer: CellBuffer, clip: CellRect, flipsPictures: Bool = false, isHairline: Bool = false,
        isBehindWords: Bool = false, turn: CGAffineTransform? = nil
    ) {
        self.buffer = buffer
        self.clip = clip
        self.flipsPictures = flipsPictures
        self.isHairline = isHairline
        self.isBehindWords = isBehindWords
        self.turn = turn
    }

    /// Whether something of what stands at `frame` can be drawn.
    func shows(_ frame: CellRect) -> Bool {
        frame.y < clip.maxY && frame.maxY > clip.y && frame.x < clip.maxX && frame.maxX > clip.x
    }

    package mutating func text(_ text: String, x: Int, y: Int, style: CellStyle = CellStyle()) {
        buffer.draw(text, x: x, y: y, style: style, clip: clip)
    }

    /// The number of what can be acted on, close to the words that follow it in a column of its own.
    package mutating func mark(_ ref: Int?, x: Int, y: Int, in environment: EnvironmentValues) {
        let mark = "[\(ref.map(String.init) ?? "-")]"
        let free = environment.refColumns - 1 - mark.utf8.count
        text(mark, x: x + max(0, free), y: y, style: environment.style(.secondary))
    }

    package mutating func lines(_ lines: [TextLine], in frame: CellRect, alignment: TextAlignment = .leading) {
        for (row, line) in lines.enumerated() where row < frame.height {
            self.line(line, row: row, in: frame, alignment: alignment)
        }
    }

    package mutating func line(_ line: TextLine, row: Int = 0, in frame: CellRect, alignment: TextAlignment) {
        let x = frame.x + Alignment.offset(alignment.fraction, free: max(0, frame.width - line.width))
        buffer.draw(line, x: x, y: frame.y + row, clip: clip)
    }

    /// Draws what goes the other way than what is around it: what is within `frame` is turned round.
    package mutating func turned(about frame: CellRect, _ draw: (inout CellCanvas) -> Void) {
        guard let writing = buffer.writing else { return draw(&self) }
        let (outer, edges) = (clip, frame.x + frame.maxX)
        clip.x = edges - clip.maxX
        buffer.writing = writing.turned(about: frame)
        draw(&self)
        buffer.writing = writing
        clip = outer
    }

    /// Draws a picture, which is no other from right to left.
    package mutating func upright(in frame: CellRect, _ draw: (inout CellCanvas) -> Void) {
        guard buffer.writing?.isMirrored == true, !flipsPictures else { return draw(&self) }
        turned(about: frame, draw)
    }

    package mutating func clipped(to frame: CellRect, _ draw: (inout CellCanvas) -> Void) {
        let outer = clip
        clip = clip.intersection(turned(frame))
        draw(&self)
        clip = outer
    }
}
