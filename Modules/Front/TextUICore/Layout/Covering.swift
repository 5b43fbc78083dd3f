/// What has a ground of its own, such as a page, hides what stands below it in a `ZStack`. In text the words below are not
/// drawn, and what could be done there is not offered; colours stay, as a page has those of the terminal.
extension Element {
    final func cover(_ canvas: inout CellCanvas) {
        if let covered { canvas.fillWithGlass(covered) }
    }

    final func cover(_ tree: inout SemanticTree) {
        guard let covered else { return }
        tree.elements.removeAll { covered.contains($0.frame) }
    }

    /// The part of the screen that this covers, where it stands in layers.
    private var covered: CellRect? {
        guard let layers = sequence(first: self, next: \.container).first(where: \.holdsLayers) else { return nil }
        guard environment.growsWithContent else { return frame }
        // It would fill the layers, and is as tall as its content only where the screen is.
        return CellRect(
            x: frame.x, y: layers.frame.y, width: max(frame.width, layers.frame.maxX - frame.x),
            height: layers.frame.height)
    }
}
