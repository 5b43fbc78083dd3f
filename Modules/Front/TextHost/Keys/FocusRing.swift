/// The elements of a screen that can have the focus, with their neighbours.
package struct FocusRing {
    package let items: [SemanticElement]

    init(_ frame: Frame) {
        items = frame.controls.filter(\.canHaveFocus)
    }

    /// The place of what has the focus.
    package func index(of focus: FocusID?) -> Int? {
        focus.flatMap { focus in items.firstIndex { $0.focusID == focus } }
    }

    /// Whether just one element is such. It is asked with each key, and copies no element.
    func isOnly(_ isSuch: (Int) -> Bool) -> Bool {
        items.indices.count(where: isSuch) == 1
    }

    /// The nearest below what stands at `rect`, or above it, outside of `panes`.
    func vertical(_ step: Int, from rect: CellRect, outside panes: [CellRect]) -> SemanticElement? {
        let height = max(1, rect.height)
        return items.filter { item in
            let isThere =
                step > 0 ? item.frame.y >= rect.y + height : item.frame.y + max(1, item.frame.height) <= rect.y
            return isThere && !panes.contains { $0.intersects(item.frame) }
        }
        .min { distance($0.frame, rect) < distance($1.frame, rect) }
    }

    /// The nearest row of those of `panes` that stand to the right of `rect`, or to the left.
    func row(_ step: Int, beside rect: CellRect, in panes: [CellRect]) -> SemanticElement? {
        items.filter { item in
            let isThere = step > 0 ? item.frame.x >= rect.maxX : item.frame.maxX <= rect.x
            return isThere && panes.contains { $0.intersects(item.frame) }
        }
        .min { abs($0.frame.y - rect.y) < abs($1.frame.y - rect.y) }
    }

    private func distance(_ a: CellRect, _ b: CellRect) -> (Int, Int) {
        let rows = a.y > b.y ? a.y - b.y : b.y - (a.y + max(1, a.height))
        return (rows, abs(a.x - b.x))
    }

    /// The nearest to the right in the same rows, or to the left.
    func horizontal(_ step: Int, from rect: CellRect) -> SemanticElement? {
        items.filter {
            let isBeside = $0.frame.y < rect.y + max(1, rect.height) && $0.frame.y + max(1, $0.frame.height) > rect.y
            return isBeside && (step > 0 ? $0.frame.x > rect.x : $0.frame.x < rect.x)
        }
        .min { abs($0.frame.x - rect.x) < abs($1.frame.x - rect.x) }
    }

    /// Returns the element to focus when none is: the content before the tools, the way out before the deed,
    /// what destroys something last.
    func first(_ presented: PresentationKind?) -> SemanticElement? {
        switch presented {
        case .menu:
            items.first { $0.value == "selected" } ?? items.first { $0.buttonRole == .cancel } ?? items.first
        case .alert, .dialog:
            items.first { $0.buttonRole == .cancel } ?? items.first { $0.buttonRole != .destructive } ?? items.first
        default:
            items.first { $0.region == .content && $0.role != .tab && $0.buttonRole != .destructive }
                ?? items.first { $0.region == .content }
                ?? items.first { $0.region == .bar } ?? items.first
        }
    }
}
