import PlainText

extension NSString {
    /// Returns the room that the text takes, in points: whole cells, as letters are of one size whatever their font is.
    ///
    /// - Parameter attrs: Have no effect in text.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        let lines = String(describing: self).split(separator: "\n", omittingEmptySubsequences: false)
        let width = lines.map { TextWidth.columns(of: $0) }.max() ?? 0
        return CGSize(width: Cells.points(columns: width), height: Cells.points(rows: lines.count))
    }
}
