extension CellRect {
    /// The row in which the words of elements in the rectangle begin: below the padding there may be.
    @MainActor
    package func rowOfWords(in elements: [ViewElement]) -> Int {
        guard height > 1, let first = elements.lazy.compactMap({ SemanticTree.of($0).first }).first else { return y }
        return max(y, min(first.frame.y, maxY - 1))
    }
}
