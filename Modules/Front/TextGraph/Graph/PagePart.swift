/// A part of a page, for a front that has parts: elements that stand together, and parts within.
public struct PagePart {
    /// The kinds of parts, by the views that make them.
    public enum Kind: String, Sendable {
        /// A page of a stack, its bar with the title and the tools, its search field, and the rest.
        case page, bar, search, body
        /// Views below each other, beside each other, and beside each other with the room that is left between them.
        case column, line, spread
        /// The views of a spread after some room.
        case end
        /// A grid and a row of it; cells beside each other, as wide as one another; as many of them beside each other as
        /// there is room for; and a cell of any of these.
        case grid, gridRow, cells, tiles, cell
        /// A table: the labels of its columns, and a list of its rows. Each of these is made of cells.
        case table, tableHead, tableRow
        /// A list, a section of one, and a row in either.
        case list, section, item
        /// The content of a scroll view, which goes down or across.
        case scroll, across
        /// What a disclosure group shows.
        case disclosed
        /// An alert or a confirmation dialog.
        case question
    }

    /// One of the things in a part: another one, or an element by its place among the frame's.
    package enum Content {
        case part(PagePart)
        case element(Int)
    }

    /// The way in which a stack says that its views stand.
    package struct Arrangement: Hashable, Sendable {
        /// The points between them; nil for the usual distance.
        package let spacing: CGFloat?
        /// Where they stand in the breadth of the stack; nil for the middle, and for the beginning of a column.
        package let edge: Edge?

        /// The beginning, the end, and the first lines of text.
        package enum Edge: String, Sendable { case start, end, baseline }
    }

    package let kind: Kind
    /// Nil for anything but a stack.
    package let arrangement: Arrangement?
    /// The place of a table's cell among those of its row, of which the empty ones are no parts; nil for anything else.
    package let place: Int?
    /// A name that the part has for as long as its view has its identity, and no other part has.
    package let key: String
    package fileprivate(set) var content: [Content] = []
}

/// A part on the way from a page down to one of its elements.
public struct PageStep: Hashable {
    let kind: PagePart.Kind
    /// The number of the node that makes the part.
    let number: Int
    let arrangement: PagePart.Arrangement?
    let place: Int?

    package init(
        _ kind: PagePart.Kind, _ number: Int, _ arrangement: PagePart.Arrangement? = nil, place: Int? = nil
    ) {
        self.kind = kind
        self.number = number
        self.arrangement = arrangement
        self.place = place
    }
}

/// Puts the elements of a frame into the parts in which their views stand. Their order stays as it is: a part that other
/// things interrupt is continued in a second one.
@MainActor
package struct PageOutline {
    private var names: [String: Int] = [:]
    package private(set) var keys: [String] = []
    package private(set) var content: [PagePart.Content] = []
    /// The parts that are not complete yet, from the outermost, each with its step.
    private var open: [(step: PageStep, part: PagePart)] = []

    package init(_ elements: [SemanticElement]) {
        for (index, element) in elements.enumerated() {
            enter(Self.steps(to: element))
            keys.append(key("e\(element.source?.node.number ?? 0)"))
            add(.element(index))
        }
        enter([])
    }

    private static func steps(to element: SemanticElement) -> [PageStep] {
        var steps: [PageStep] = []
        var child: ViewElement?
        var around = element.source
        while let current = around {
            steps += current.parts(around: element, in: child)
            child = current
            around = current.container
        }
        return steps.reversed()
    }

    private mutating func enter(_ steps: [PageStep]) {
        let common = zip(open, steps).prefix { $0.step == $1 }.count
        while open.count > common {
            let part = open.removeLast().part
            add(.part(part))
        }
        for step in steps.dropFirst(common) {
            let key = key("\(step.kind.rawValue)\(step.number)")
            open.append((step, PagePart(kind: step.kind, arrangement: step.arrangement, place: step.place, key: key)))
        }
    }

    private mutating func add(_ content: PagePart.Content) {
        if open.isEmpty { self.content.append(content) } else { open[open.count - 1].part.content.append(content) }
    }

    /// Returns the name, or what tells a further use of it apart.
    private mutating func key(_ name: String) -> String {
        let count = names[name, default: 0] + 1
        names[name] = count
        return count == 1 ? name : "\(name).\(count)"
    }
}
