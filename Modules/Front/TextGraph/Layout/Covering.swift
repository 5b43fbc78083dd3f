/// What has a ground of its own, such as a page, hides the layers of a `ZStack` below it. In text their words are not drawn,
/// and what could be done there is not offered; colours stay, as a page has those of the terminal.
extension ViewElement {
    /// The part of these layers that one with a ground covers.
    private func covered(by layer: ViewElement) -> CellRect? {
        guard let ground = layer.ground else { return nil }
        guard environment.growsWithContent else { return ground }
        // It would fill the layers, and is as tall as its content only where the screen is.
        return CellRect(
            x: ground.x, y: frame.y, width: max(ground.width, frame.maxX - ground.x), height: frame.height)
    }

    final func drawLayers(_ canvas: inout CellCanvas) {
        for (place, layer) in inDrawingOrder(children).enumerated() {
            if place > 0, let covered = covered(by: layer) { canvas.fillWithGlass(covered) }
            layer.draw(&canvas)
        }
    }

    final func describeLayers(_ tree: inout SemanticTree) {
        let layers = inDrawingOrder(children)
        guard layers.dropFirst().contains(where: { $0.ground != nil }) else {
            for layer in children { layer.describe(&tree) }
            return
        }
        let first = tree.elements.count
        var ends: [ObjectIdentifier: Range<Int>] = [:]
        for layer in children {
            let start = tree.elements.count
            layer.describe(&tree)
            ends[ObjectIdentifier(layer)] = start..<tree.elements.count
        }
        var hidden: Set<Int> = []
        for (place, layer) in layers.enumerated().dropFirst() {
            guard let covered = covered(by: layer) else { continue }
            for index in layers[..<place].compactMap({ ends[ObjectIdentifier($0)] }).joined() {
                let frame = tree.elements[index].frame
                if !frame.isEmpty, covered.contains(frame) { hidden.insert(index) }
            }
        }
        guard !hidden.isEmpty else { return }
        let seen = tree.elements.indices.dropFirst(first).filter { !hidden.contains($0) }.map { tree.elements[$0] }
        tree.elements.replaceSubrange(first..., with: seen)
    }
}
