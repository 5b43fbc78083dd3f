extension NSAttributedString {
    /// Returns the room that the text takes, in points: whole cells, as letters are of one size whatever their font is.
    public func size() -> CGSize { string.size() }

    /// Draws the text from its upper left corner in the current context.
    public func draw(at point: CGPoint) { DrawnWords(self).draw(at: point) }

    /// Draws the text in a rectangle of the current context, wrapped to its width and cut at its height.
    public func draw(in rect: CGRect) { DrawnWords(self).draw(in: rect) }

    /// Draws the text in a rectangle of the current context.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - options: Without `usesLineFragmentOrigin` the text is one line that stands on the rectangle's upper edge.
    ///   - context: Has no effect in text.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        DrawnWords(self).draw(in: rect, options)
    }

    /// Returns the room that the text takes within a size, in points.
    ///
    /// - Parameters:
    ///   - size: The size, of which the width wraps the text.
    ///   - options: Without `usesLineFragmentOrigin` the text is not wrapped.
    ///   - context: Has no effect in text.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        DrawnWords(self).room(in: size, options)
    }
}
