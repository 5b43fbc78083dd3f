/// The selected items of a table or a collection, which go with their items.
struct SelectedPaths {
    private(set) var all: [IndexPath] = []

    func contains(_ path: IndexPath) -> Bool { all.contains(path) }

    mutating func add(_ path: IndexPath) {
        if !all.contains(path) { all.append(path) }
    }

    mutating func remove(_ path: IndexPath) { all.removeAll { $0 == path } }
    mutating func removeAll() { all = [] }

    /// Takes over that items have come, whose paths are those that they have now.
    mutating func insert(_ paths: [IndexPath]) {
        for path in paths.sorted() {
            all = all.map { $0.section == path.section && $0 >= path ? $0.moved(by: 1) : $0 }
        }
    }

    /// Takes over that items have gone, whose paths are those that they had.
    mutating func delete(_ paths: [IndexPath]) {
        for path in paths.sorted(by: >) {
            all = all.compactMap { selected in
                guard selected.section == path.section, selected >= path else { return selected }
                return selected == path ? nil : selected.moved(by: -1)
            }
        }
    }

    mutating func move(_ path: IndexPath, to target: IndexPath) {
        let wasSelected = contains(path)
        delete([path])
        insert([target])
        if wasSelected { add(target) }
    }

    /// Keeps those that lead somewhere, each by its new path; `path` returns nil for an item that has gone.
    mutating func follow(_ path: (IndexPath) -> IndexPath?) { all = all.compactMap(path) }
}

extension IndexPath {
    fileprivate func moved(by distance: Int) -> IndexPath { IndexPath(item: item + distance, section: section) }
}
