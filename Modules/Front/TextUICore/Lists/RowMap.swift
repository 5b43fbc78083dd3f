/// The rows of a list in order, whatever they are nested in: sections of a collection are made when they are come to.
@MainActor
final class RowMap {
    /// The place of a row: the way to its part, and the row's number in that part. The way has the number of a part,
    /// and where that is a group the number of an element and of a part of that, as deep as groups stand in groups.
    struct Place: Comparable {
        var path: [Int]
        var index: Int

        static let start = Place(path: [0], index: 0)

        static func < (a: Place, b: Place) -> Bool {
            a.path == b.path ? a.index < b.index : a.path.lexicographicallyPrecedes(b.path)
        }
    }

    private let parts: [RowCollector.Part]
    /// The parts of the elements of groups, by the way to the element.
    private var made: [[Int]: [RowCollector.Part]] = [:]
    /// The width of the rows, where that is known.
    private var width: Int?

    init(_ collector: RowCollector) {
        parts = collector.parts
    }

    /// Tells what depends on the width how wide the rows are.
    func follow(width: Int) {
        self.width = width
        tellWidth(parts)
        for parts in made.values { tellWidth(parts) }
    }

    private func tellWidth(_ parts: [RowCollector.Part]) {
        guard let width else { return }
        for part in parts { (part.source as? any WidthFollower)?.follow(width: width - part.inset) }
    }

    /// The parts of an element of the group at `path`.
    private func parts(of element: Int, of group: RowCollector.Part, at path: [Int]) -> [RowCollector.Part] {
        let key = path + [element]
        if let known = made[key] { return known }
        let parts = group.parts(of: element)
        made[key] = parts
        tellWidth(parts)
        return parts
    }

    /// The parts of the element at the end of `path`; those of the whole where that is empty, none where it leads nowhere.
    private func parts(at path: [Int]) -> [RowCollector.Part] {
        guard let element = path.last else { return parts }
        if let known = made[path] { return known }
        let groupPath = Array(path.dropLast())
        guard let group = part(at: groupPath), element < group.group?.rowCount ?? 0 else { return [] }
        return parts(of: element, of: group, at: groupPath)
    }

    private func part(at path: [Int]) -> RowCollector.Part? {
        let siblings = path.count == 1 ? parts : parts(at: Array(path.dropLast()))
        return path.last.flatMap { siblings.indices.contains($0) ? siblings[$0] : nil }
    }

    /// The part that the row belongs to; nil where there is none.
    func part(at place: Place) -> RowCollector.Part? { part(at: place.path) }

    /// The row at `place`, else the first one after it.
    func first(from place: Place) -> Place? { first(in: parts, [], from: place.path[...], place.index) }

    var last: Place? { last(in: parts[...], []) }

    func next(after place: Place) -> Place? {
        let next = Place(path: place.path, index: place.index + 1)
        return next.index < part(at: place)?.count ?? 0 ? next : first(from: next)
    }

    private func first(
        in parts: [RowCollector.Part], _ prefix: [Int], from path: ArraySlice<Int> = [0], _ index: Int = 0
    ) -> Place? {
        guard let number = path.first, number < parts.count else { return nil }
        let here = prefix + [number]
        let deeper = path.dropFirst()
        if let group = parts[number].group {
            var inner = deeper.dropFirst()
            for element in (deeper.first ?? 0)..<max(deeper.first ?? 0, group.rowCount) {
                let parts = self.parts(of: element, of: parts[number], at: here)
                let place = inner.isEmpty ? nil : first(in: parts, here + [element], from: inner, index)
                if let place = place ?? (inner.isEmpty ? first(in: parts, here + [element]) : nil) { return place }
                inner = []
            }
        } else if (deeper.isEmpty ? index : 0) < parts[number].count {
            return Place(path: here, index: deeper.isEmpty ? index : 0)
        }
        return first(in: parts, prefix, from: [number + 1])
    }

    private func last(in parts: ArraySlice<RowCollector.Part>, _ prefix: [Int]) -> Place? {
        for number in parts.indices.reversed() {
            let here = prefix + [number]
            if let group = parts[number].group {
                if let place = last(of: parts[number], at: here, before: group.rowCount) { return place }
            } else if parts[number].count > 0 {
                return Place(path: here, index: parts[number].count - 1)
            }
        }
        return nil
    }

    private func last(of group: RowCollector.Part, at path: [Int], before element: Int) -> Place? {
        for element in (0..<element).reversed() {
            if let place = last(in: parts(of: element, of: group, at: path)[...], path + [element]) { return place }
        }
        return nil
    }

    func previous(before place: Place) -> Place? {
        if place.index > 0 { return Place(path: place.path, index: place.index - 1) }
        var path = place.path
        while true {
            let number = path.removeLast()
            if let place = last(in: parts(at: path).prefix(number), path) { return place }
            guard let element = path.popLast(), let group = part(at: path) else { return nil }
            if let place = last(of: group, at: path, before: element) { return place }
        }
    }

    /// Whether rows stand before `place`; no section beyond is made to know it.
    func hasRows(before place: Place) -> Bool {
        if place.index > 0 { return true }
        var path = place.path
        while let number = path.popLast() {
            if parts(at: path).prefix(number).contains(where: { $0.count > 0 }) { return true }
            if let element = path.popLast(), element > 0 { return true }
        }
        return false
    }

    /// Whether rows stand after `place` that are not `empty`; no section beyond is made to know it.
    func hasRows(after place: Place, but isEmpty: (RowCollector.Part) -> Bool = { _ in false }) -> Bool {
        if place.index + 1 < part(at: place)?.count ?? 0 { return true }
        var path = place.path
        while let number = path.popLast() {
            if parts(at: path).dropFirst(number + 1).contains(where: { $0.count > 0 && !isEmpty($0) }) { return true }
            if let element = path.popLast(), element + 1 < part(at: path)?.count ?? 0 { return true }
        }
        return false
    }

    /// Lets go of the rows that are not among `shown`, and of the elements of groups that have none of them.
    func keep(_ shown: [Place]) {
        keep(parts, [], shown)
        let ways = Set(
            shown.flatMap { place in stride(from: 2, to: place.path.count, by: 2).map { place.path.prefix($0) } })
        made = made.filter { ways.contains($0.key[...]) }
    }

    private func keep(_ parts: [RowCollector.Part], _ prefix: [Int], _ shown: [Place]) {
        for (number, part) in parts.enumerated() {
            let path = prefix + [number]
            let inside = shown.filter { $0.path.starts(with: path) }
            if let source = part.source {
                source.keep(Self.range(inside.map(\.index)))
            } else if let group = part.group {
                let elements = Self.range(inside.map { $0.path[path.count] })
                for element in elements {
                    guard let parts = made[path + [element]] else { continue }
                    keep(parts, path + [element], inside.filter { $0.path[path.count] == element })
                }
                group.keep(elements)
            }
        }
    }

    private static func range(_ indices: [Int]) -> Range<Int> {
        guard let first = indices.min(), let last = indices.max() else { return 0..<0 }
        return first..<last + 1
    }
}

extension RowMap {
    /// A row's place, and what tells it from others when rows have come or gone before it.
    struct Marker {
        /// A part, and in it the row or the element of a group. A row without an id of its own is told by its part.
        struct Step {
            let part: ObjectIdentifier
            let id: AnyHashable?
        }

        let place: Place
        /// The way to it; empty for a place where no row is.
        let steps: [Step]

        static var start: Marker { Marker(place: .start, steps: []) }
    }

    func marker(at place: Place) -> Marker {
        guard first(from: place) == place else { return Marker(place: place, steps: []) }
        var steps: [Marker.Step] = []
        for depth in stride(from: 0, to: place.path.count, by: 2) {
            guard let part = part(at: Array(place.path.prefix(depth + 1))) else { break }
            let isLast = depth + 1 == place.path.count
            let id = isLast ? part.source?.id(at: place.index) : part.group?.id(at: place.path[depth + 1])
            steps.append(Marker.Step(part: part.identity, id: id))
        }
        return Marker(place: place, steps: steps)
    }

    /// Returns the present place of a row.
    func place(of marker: Marker) -> Place {
        var place = marker.place
        var beside = parts
        for (level, step) in marker.steps.enumerated() {
            let depth = level * 2
            guard depth < place.path.count else { break }
            if !beside.indices.contains(place.path[depth]) || beside[place.path[depth]].identity != step.part {
                place.path[depth] = beside.firstIndex { $0.identity == step.part } ?? place.path[depth]
            }
            guard place.path[depth] < beside.count else { break }
            let part = beside[place.path[depth]]
            if depth + 1 == place.path.count {
                if let id = step.id, let index = part.source?.index(of: id, near: place.index) { place.index = index }
            } else if let group = part.group {
                if let id = step.id, let index = group.index(of: id, near: place.path[depth + 1]) {
                    place.path[depth + 1] = index
                }
                guard place.path[depth + 1] < group.rowCount else { break }
                beside = parts(of: place.path[depth + 1], of: part, at: Array(place.path.prefix(depth + 1)))
            }
        }
        return place
    }

    /// Returns the place of a row whose node is the wanted one, among those that are there however far is scrolled.
    func place(where isWanted: (ViewNode) -> Bool) -> Place? {
        for (path, parts) in [([], parts)] + made.map({ ($0.key, $0.value) }) {
            if let number = parts.firstIndex(where: { $0.source == nil && $0.node(at: 0).map(isWanted) ?? false }) {
                return Place(path: path + [number], index: 0)
            }
        }
        return nil
    }

    /// Returns the place of the row with an id, or of the first row of a group's element with it. Sections that are not
    /// made have to be, one after the other, to tell their rows.
    func place(of id: AnyHashable) -> Place? { place(of: id, in: parts, []) }

    private func place(of id: AnyHashable, in parts: [RowCollector.Part], _ prefix: [Int]) -> Place? {
        for (number, part) in parts.enumerated() {
            let path = prefix + [number]
            if let source = part.source {
                if let index = source.index(of: id, near: 0) { return Place(path: path, index: index) }
            } else if let group = part.group {
                if let element = group.index(of: id, near: 0) {
                    return first(from: Place(path: path + [element, 0], index: 0))
                }
                for element in 0..<group.rowCount {
                    let parts = self.parts(of: element, of: part, at: path)
                    if let place = place(of: id, in: parts, path + [element]) { return place }
                }
            } else if part.holds(id) {
                return Place(path: path, index: 0)
            }
        }
        return nil
    }

    /// Returns the share of all rows before `place`. Rows that are not made count as much as those that are made of
    /// their group do on average.
    func share(before place: Place) -> Double {
        let weights = parts.indices.map { weight(of: parts[$0], at: [$0]) }
        let number = min(place.path[0], parts.count)
        let before = weights.prefix(number).reduce(0, +)
        let inside = number < parts.count ? weights[number] * share(before: place, in: parts[number], depth: 1) : 0
        return min(1, (before + inside) / max(1, weights.reduce(0, +)))
    }

    private func share(before place: Place, in part: RowCollector.Part, depth: Int) -> Double {
        guard let group = part.group, depth + 1 < place.path.count else {
            return Double(place.index) / Double(max(1, part.count))
        }
        let element = place.path[depth]
        guard let parts = made[Array(place.path.prefix(depth + 1))] else { return 0 }
        let path = Array(place.path.prefix(depth + 1))
        let weights = parts.indices.map { weight(of: parts[$0], at: path + [$0]) }
        let number = min(place.path[depth + 1], parts.count - 1)
        let before = weights.prefix(number).reduce(0, +)
        let inside = weights[number] * share(before: place, in: parts[number], depth: depth + 2)
        let within = (before + inside) / max(1, weights.reduce(0, +))
        return (Double(element) + within) / Double(max(1, group.rowCount))
    }

    private func weight(of part: RowCollector.Part, at path: [Int]) -> Double {
        guard let group = part.group else { return Double(part.count) }
        let known = made.filter { $0.key.count == path.count + 1 && $0.key.starts(with: path) }
        let rows = known.reduce(0) { sum, element in
            sum + element.value.indices.reduce(0) { $0 + weight(of: element.value[$1], at: element.key + [$1]) }
        }
        return Double(group.rowCount) * (known.isEmpty ? 1 : rows / Double(known.count))
    }
}
