extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at the offsets that `onDelete` gives.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var offset = -1
        removeAll { _ in
            offset += 1
            return offsets.contains(offset)
        }
    }
}

extension MutableCollection {
    /// Moves the elements at the offsets before the one at `destination`, as `onMove` gives both. The order of the
    /// moved elements stays.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let moved = source.filter(elements.indices.contains).map { elements[$0] }
        let kept = elements.indices.filter { !source.contains($0) }
        let before = kept.filter { $0 < destination }.map { elements[$0] }
        let after = kept.filter { $0 >= destination }.map { elements[$0] }
        var index = startIndex
        for element in before + moved + after {
            self[index] = element
            formIndex(after: &index)
        }
    }
}
