/// Finds the element that a person means.
package struct ElementSearch {
    let elements: [SemanticElement]

    private var actionable: [SemanticElement] { elements.filter(\.isActionable) }

    func find(_ query: ElementQuery) throws -> SemanticElement {
        switch query {
        case .ref(let number):
            guard let element = elements.first(where: { $0.ref == number }) else {
                let count = actionable.count
                throw CommandError(
                    .noElement,
                    count == 0
                        ? "no element \(number); there is nothing to press here"
                        : "no element \(number); the last is \(count)")
            }
            return element
        case .identifier(let identifier):
            guard
                let element = elements.first(where: { $0.identifier == identifier && $0.isActionable })
                    ?? elements.first(where: { $0.identifier == identifier })
            else { throw CommandError(.noElement, "no element with the identifier \(identifier.quoted)") }
            return element
        case .label(let label):
            return try find(label: label)
        case .role(let role, let label):
            return try find(role, label)
        }
    }

    private func find(_ role: SemanticElement.Role, _ label: String?) throws -> SemanticElement {
        let all = elements.filter { $0.role == role }
        if let label {
            guard all.contains(where: \.isActionable) else {
                let found = all.filter { Self.folded($0.label) == Self.folded(label) }
                if found.count == 1 { return found[0] }
                throw CommandError(
                    found.isEmpty ? .noElement : .ambiguous, "\(found.count) of \(role.rawValue) are \"\(label)\"")
            }
            return try ElementSearch(elements: all).find(label: label)
        }
        guard let first = all.first else { throw CommandError(.noElement, "there is no \(role.rawValue)") }
        guard all.count == 1 else { throw ambiguous(role.rawValue, all) }
        return first
    }

    /// The element whose label is `label` in any case, else the only one that begins so.
    private func find(label: String) throws -> SemanticElement {
        let wanted = Self.folded(label)
        let exact = actionable.filter { Self.folded($0.label) == wanted }
        if exact.count == 1 { return exact[0] }
        if exact.count > 1 { throw ambiguous(label, exact) }
        let beginning = wanted.isEmpty ? [] : actionable.filter { Self.folded($0.label).hasPrefix(wanted) }
        if beginning.count == 1 { return beginning[0] }
        if beginning.count > 1 { throw ambiguous(label, beginning) }
        if let identified = actionable.first(where: { $0.identifier == label }) { return identified }
        if let words = elements.first(where: { Self.folded($0.label) == wanted }) {
            throw CommandError(.notActionable, words.refusalOfPress)
        }
        guard let nearest = nearest(to: wanted) else { throw CommandError(.noElement, "no element \(label.quoted)") }
        throw CommandError(.noElement, "no element \(label.quoted); did you mean \(nearest.quoted)?", suggests: true)
    }

    /// The label that was meant, if a slip of the hand explains the difference.
    private func nearest(to wanted: String) -> String? {
        let longest = 80
        guard wanted.count <= longest else { return nil }
        return actionable.map(\.label).filter { $0.count <= longest }
            .map { ($0, EditDistance.between(Self.folded($0), wanted)) }
            .filter { $0.1 <= max(2, wanted.count / 2) }.min { $0.1 < $1.1 }?.0
    }

    private func ambiguous(_ label: String, _ found: [SemanticElement]) -> CommandError {
        let some = found.prefix(5).map { "[\($0.ref ?? 0)] \($0.label)" }.joined(separator: ", ")
        let all = found.count > 5 ? some + ", …" : some
        return CommandError(.ambiguous, "\(label.quoted) fits \(found.count) elements: \(all)")
    }

    package static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive], locale: nil).trimmingCharacters(in: .whitespaces)
    }
}

/// The number of single changes between two words.
enum EditDistance {
    static func between(_ a: String, _ b: String) -> Int {
        let b = Array(b)
        var row = Array(0...b.count)
        for (i, x) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, y) in b.enumerated() {
                let above = row[j + 1]
                row[j + 1] = min(above + 1, row[j] + 1, diagonal + (x == y ? 0 : 1))
                diagonal = above
            }
        }
        return row[b.count]
    }
}

extension SemanticElement {
    /// Why it is not pressed, and what can be done with it instead.
    var refusalOfPress: LocalizedStringKey {
        guard !actions.isEmpty else { return "\(label.quoted) cannot be pressed" }
        return "\(label.quoted) cannot be pressed; its actions: \(actions.joined(separator: ", "))"
    }
}
