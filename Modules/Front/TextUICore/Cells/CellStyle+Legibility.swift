extension CellStyle {
    /// The style with a foreground that can be told from its background.
    var legible: CellStyle {
        guard let background, foreground == background else { return self }
        var style = self
        style.foreground = background.contrasting
        return style
    }
}
