import PlainText

extension NSString {
    /// Returns the room that the text takes, in points: whole cells, as letters are of one size whatever their font is.
    ///
    /// - Parameter attrs: Have no effect in text.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attrs)
    }

    /// Draws the text from its upper left corner in the current context.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text in a rectangle of the current context, wrapped to its width and cut at its height.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(in: rect, withAttributes: attrs)
    }
}

extension String {
    /// Returns the room that the text takes, in points: whole cells, as letters are of one size whatever their font is.
    ///
    /// - Parameter attrs: Have no effect in text.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        let width = lines.map { TextWidth.columns(of: $0) }.max() ?? 0
        return CGSize(width: Cells.points(columns: width), height: Cells.points(rows: lines.count))
    }

    /// Draws the text from its upper left corner in the current context.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        DrawnWords(self, attrs).draw(at: point)
    }

    /// Draws the text in a rectangle of the current context, wrapped to its width and cut at its height.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        DrawnWords(self, attrs).draw(in: rect)
    }

    /// Draws the text in a rectangle of the current context.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - options: Without `usesLineFragmentOrigin` the text is one line that stands on the rectangle's upper edge.
    ///   - attributes: The font, the colours and the paragraph's form.
    ///   - context: Has no effect in text.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        DrawnWords(self, attributes).draw(in: rect, options)
    }

    /// Returns the room that the text takes within a size, in points.
    ///
    /// - Parameters:
    ///   - size: The size, of which the width wraps the text.
    ///   - options: Without `usesLineFragmentOrigin` the text is not wrapped.
    ///   - attributes: Have no effect in text.
    ///   - context: Has no effect in text.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        DrawnWords(self, attributes).room(in: size, options)
    }
}
