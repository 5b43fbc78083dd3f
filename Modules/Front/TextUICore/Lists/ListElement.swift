/// A window over rows: it makes those that are in view and lets go of the others.
final class ListElement: ViewElement, Scroller, SizedContainer {
    struct Selecting {
        let isChosen: Bool
        /// All that is chosen.
        let chosen: Set<AnyHashable>
        /// Whether the list is edited: then a press on a link chooses its row.
        var isEdited = false
        let choose: @MainActor () -> Void
    }

    typealias Place = RowMap.Place

    struct Row {
        let place: Place
        let part: RowCollector.Part?
        /// The number of the node that gives it.
        let node: Int?
        let elements: [ViewElement]
        let height: Int
        let gap: Int
        /// The number of a row of words that can be acted on; a row with a control has that control's.
        let mark: NumberMark?
        let isChoice: Bool
        /// The columns before its content.
        let lead: Int
    }

    /// Whether its rows are the items of a list, not the content of a scroll view.
    private let isList: Bool
    private let rows: () -> RowCollector
    /// Says of a row's value whether it is chosen; nil for a list whose rows cannot be.
    private let select: ((AnyHashable) -> Selecting?)?
    private var collected: RowMap?
    /// Whether rows are being laid out. Some are made for that, and the list stays as it was gathered until it is done.
    private var isInLayout = false
    private var isGathered = false
    /// The number of times that the rows were gathered anew.
    private var edition = 0
    var top = Place.start
    /// The top row, which stays in its place; the start where nothing came before the window: what comes there is seen.
    private var topMarker = RowMap.Marker.start
    /// Whether the window has been moved since its rows were laid out.
    private var isMoved = false
    /// The window in which the rows were laid out last.
    private(set) var lastWindow: CellRect?
    /// The rows shown that are in groups, by the numbers of their nodes.
    private(set) var markersInGroups: [Int: RowMap.Marker] = [:]
    /// The number of the top row's cells above the window. Only a row taller than the window is ever cut there.
    var skip = 0
    var shown: [Row] = []
    /// Whether nothing comes after the rows shown: a group beyond may have elements that give no rows.
    private var endIsShown = false
    /// The size of all rows, where the list was asked for it and there is an end to them.
    private var whole: CellSize?

    init(
        _ node: ViewNode, isList: Bool = true, rows: @escaping () -> RowCollector,
        select: ((AnyHashable) -> Selecting?)? = nil
    ) {
        self.isList = isList
        self.rows = rows
        self.select = select
        super.init(node)
    }

    override var axis: Axis? { .vertical }
    override var takesAllHeight: Bool { true }
    override var holdsControl: Bool { true }
    override var needsHeight: Bool { false }
    override var holdsRows: Bool { true }

    override func gather() {
        isGathered = false
        edition += 1
        super.gather()
    }

    var map: RowMap {
        if let collected, isGathered || isInLayout { return collected }
        let map = RowMap(rows())
        isGathered = true
        // A grid has to know its width before it can say how many lines it has.
        if let knownWidth { map.follow(width: knownWidth) }
        collected = map
        return map
    }

    override var children: [ViewElement] { shown.flatMap(\.elements) }

    override func forget() { whole = nil }

    override func measure(_ proposal: SizeProposal) -> CellSize {
        inLayout { measured(proposal) }
    }

    private func inLayout<Result>(_ work: () -> Result) -> Result {
        _ = map
        isInLayout = true
        defer { isInLayout = false }
        return work()
    }

    private func measured(_ proposal: SizeProposal) -> CellSize {
        let width = proposal.width.flatMap { $0 >= SizeProposal.unlimited ? nil : $0 }
        let room = min(proposal.height ?? environment.windowRows, environment.windowRows)
        if let width {
            takeRoom(width: width, height: room)
            follow(width: width)
        }
        let isLimited = proposal.height.map { $0 < SizeProposal.unlimited } ?? false
        let hugsRows = proposal.height == nil || isLimited && (environment.growsWithContent || environment.hugsRows)
        // A window of a size of its own asks no row for its height.
        if let width, let height = proposal.height, !hugsRows { return CellSize(width: width, height: height) }
        // It takes any width that it is offered, also one without end.
        guard isLimited, let height = proposal.height else {
            let ideal = idealHeight(width: width, limit: environment.windowRows)
            return CellSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
        }
        let most = environment.growsWithContent ? max(height, 1) : height
        let ideal = idealHeight(width: width, limit: most)
        return CellSize(width: proposal.width ?? ideal.width, height: hugsRows ? min(most, ideal.height) : most)
    }

    private var knownWidth: Int?
    private(set) var room = CellSize(width: 0, height: 0)

    private func takeRoom(width: Int, height: Int) {
        let size = CellSize(width: width, height: height)
        guard node.graph.usesContainerSizes, size != room else { return }
        room = size
        forgetSizesBelow()
    }

    private func follow(width: Int) {
        knownWidth = width
        map.follow(width: width)
    }

    private func idealHeight(width: Int?, limit: Int) -> CellSize {
        var size = CellSize(width: 0, height: 0)
        var place = map.first(from: .start)
        var isFirst = true
        while let current = place {
            let row = row(at: current, width: width, isFirst: isFirst)
            size.height += row.gap + row.height
            size.width = max(
                size.width, row.elements.map { $0.size(SizeProposal(width: width, height: nil)).width }.max() ?? 0)
            if row.height > 0 { isFirst = false }
            guard size.height < limit else { break }
            place = map.next(after: current)
            if place == nil, let width { whole = CellSize(width: width, height: size.height) }
        }
        size.height = min(size.height, limit)
        return size
    }

    func row(at place: Place, width: Int?, isFirst: Bool) -> Row {
        let part = map.part(at: place)
        let elements = part?.elements(at: place.index) ?? []
        for element in elements where element.container !== self { adopt(element) }
        let mark = mark(of: elements, in: part, at: place.index)
        let width = width.map { rowWidth($0, part) }
        let isChoice = isChoice(elements)
        let lead = (mark == nil ? 0 : environment.refColumns) + (isChoice ? Self.choiceColumns : 0)
        let proposal = SizeProposal(width: width.map { max(0, $0 - lead) }, height: nil)
        let height = elements.reduce(0) { $0 + $1.size(proposal).height }
        // Sections stand apart: a line before each, but for the first thing in view.
        let gap = isFirst ? 0 : gap(before: place, in: part, height)
        return Row(
            place: place, part: part, node: part?.node(at: place.index)?.number, elements: elements, height: height,
            gap: gap, mark: mark, isChoice: isChoice, lead: lead)
    }

    /// Whether a press chooses the row. A control in it comes first.
    private func isChoice(_ elements: [ViewElement]) -> Bool {
        guard select != nil, let first = elements.main, let selecting = selecting(first) else { return false }
        return !SemanticTree.of(first).contains {
            ($0.press != nil || $0.set != nil) && !(selecting.isEdited && $0.role == .link)
        }
    }

    /// For the mark that says whether a row is chosen.
    static let choiceColumns = 2

    private func selecting(_ element: ViewElement) -> Selecting? {
        guard let select, isList, element.trait(SelectionDisabledTrait.self) != true else { return nil }
        return element.tag(as: select)
    }

    /// Where there is much room a list's rows stay narrow enough for the eye to follow.
    private func rowWidth(_ width: Int, _ part: RowCollector.Part?) -> Int {
        environment.rowsAreWide || part?.stack != nil ? width : min(width, Self.widestRow)
    }

    private static let widestRow = 100

    func gap(before place: Place, in part: RowCollector.Part?, _ height: Int) -> Int {
        guard let part, !part.isBlank else { return 0 }
        if let stack = part.stack {
            let isFirstOfStack = map.previous(before: place).map { map.part(at: $0)?.stack?.id != stack.id } ?? true
            return isFirstOfStack ? 0 : stack.spacing
        }
        return startsSection(place, part) && sectionIsVisible(place, part, height) ? 1 : 0
    }

    private func mark(of elements: [ViewElement], in part: RowCollector.Part?, at index: Int) -> NumberMark? {
        guard environment.refColumns > 0, let element = elements.main else { return nil }
        guard unnamedLink(in: element) == nil else { return NumberMark() }
        let canAct = part?.actions(at: index).isEmpty == false || selecting(element) != nil
        guard canAct, !SemanticTree.of(element).contains(where: \.isActionable) else { return nil }
        return NumberMark()
    }

    /// A link without words leads on from its whole row. What scrolls has no rows.
    private func unnamedLink(in element: ViewElement) -> ControlElement? {
        isList ? element.unnamedLink as? ControlElement : nil
    }

    /// A section starts at its header; what follows a section without one starts there too.
    private func startsSection(_ place: Place, _ part: RowCollector.Part) -> Bool {
        guard place.index == 0 else { return false }
        return part.isHeader || map.previous(before: place).map { map.part(at: $0)?.isFooter } == true
    }

    /// An empty header takes its line from the first row of its section.
    private func sectionIsVisible(_ place: Place, _ part: RowCollector.Part, _ height: Int) -> Bool {
        guard part.isHeader, height == 0 else { return true }
        return map.next(after: place).map { map.part(at: $0)?.isFooter } == false
    }

    override func layoutChildren() {
        inLayout(layoutRows)
    }

    private func layoutRows() {
        let held = isMoved ? nil : rowWithFocus
        isMoved = false
        takeRoom(width: frame.width, height: room.height)
        follow(width: frame.width)
        top = resolved(map.place(of: topMarker))
        placeFromTop()
        if let held { keepInView(held) }
        keepShownRows()
        tell { $0.windowLaidOut(self) }
    }

    func placeFromTop() {
        fill()
        if shown.isEmpty || hasMoreRows { placeRows() } else { fillFromEnd() }
    }

    private func keepShownRows() { map.keep(shown.map(\.place)) }

    /// Returns the row there, or the one that has taken its place.
    private func resolved(_ place: Place) -> Place { map.first(from: place) ?? map.last ?? .start }

    private func fill() {
        shown = []
        var used = -skip
        var place = frame.height > 0 ? map.first(from: top) : nil
        // At the start an empty section leaves the first row the first, as for the height of all.
        let isAtStart = !hasLess
        var isBlank = true
        while let current = place {
            let row = row(at: current, width: frame.width, isFirst: shown.isEmpty || isAtStart && isBlank)
            if row.height > 0 { isBlank = false }
            if shown.isEmpty, skip > 0 {
                used += skip
                skip = max(0, min(skip, row.height - 1))
                used -= skip
            }
            shown.append(row)
            used += row.gap + row.height
            guard used < frame.height else { return endIsShown = isWhole(used) }
            place = map.next(after: current)
        }
        endIsShown = !shown.isEmpty
    }

    /// Whether so many cells are those of all rows: further groups have no rows then, though they have elements.
    private func isWhole(_ used: Int) -> Bool { whole == CellSize(width: frame.width, height: used) }

    /// The rows of cells from the window's top to the end of what is made.
    private var length: Int { shown.reduce(-skip) { $0 + $1.gap + $1.height } }

    /// At the end there is no room left over below while there are rows above.
    private func fillFromEnd() {
        let free = frame.height - length
        let wanted = (top, skip)
        if free > 0 { skip = max(0, skip - free) }
        var used = length
        while skip == 0, used < frame.height, let start = shown.first, let before = map.previous(before: start.place) {
            let row = row(at: before, width: frame.width, isFirst: true)
            // What was the first in view stands apart from the row that now comes before it.
            let height = row.height + gap(before: start.place, in: start.part, start.height)
            guard used + height <= frame.height else { break }
            shown.insert(row, at: 0)
            used += height
            top = before
        }
        if (top, skip) != wanted { fill() }
        placeRows()
    }

    private func placeRows() {
        var y = frame.y - skip
        for row in shown {
            y += row.gap
            let alignment = row.part?.stack?.alignment
            let lead = row.lead
            for element in row.elements {
                let width = max(0, rowWidth(frame.width, row.part) - lead)
                let size = element.size(SizeProposal(width: width, height: nil))
                // In a list a row has the whole width, in a stack its own.
                let own = alignment == nil ? width : min(size.width, width)
                let offset = Alignment.offset(alignment?.fraction ?? 0, free: width - own)
                element.place(CellRect(x: frame.x + lead + offset, y: y, width: own, height: size.height))
                y += size.height
            }
        }
        topMarker = hasLess ? map.marker(at: top) : .start
        lastWindow = frame
        markersInGroups = [:]
        for row in shown where row.place.path.count > 1 {
            if let number = row.node { markersInGroups[number] = map.marker(at: row.place) }
        }
    }

    var hasMore: Bool {
        guard let last = shown.last else { return false }
        return !endIsShown && map.hasRows(after: last.place, but: isEmpty) || length > frame.height
    }

    /// Whether it is a header or a footer without anything in it.
    private func isEmpty(_ part: RowCollector.Part) -> Bool {
        guard part.isFooter || part.isHeader else { return false }
        let proposal = SizeProposal(width: frame.width, height: nil)
        return part.elements(at: 0).allSatisfy { $0.size(proposal).height == 0 }
    }

    var hasLess: Bool { skip > 0 || map.hasRows(before: top) }

    /// Shows the next window: from the first row that is not wholly in view.
    func more() {
        guard hasMore, let last = shown.last else { return }
        if length <= frame.height {
            top = map.next(after: last.place) ?? last.place
            skip = 0
        } else if shown.count > 1 {
            top = last.place
            skip = 0
        } else {
            skip += frame.height
        }
        moved()
    }

    func less() {
        guard skip == 0 else {
            skip = max(0, skip - frame.height)
            return moved()
        }
        var used = 0
        var place = map.previous(before: top)
        while let current = place {
            let row = row(at: current, width: frame.width, isFirst: used == 0)
            guard used + row.height + row.gap <= frame.height || used == 0 else { break }
            used += row.height + row.gap
            top = current
            skip = max(0, row.height - frame.height)
            place = map.previous(before: current)
        }
        moved()
    }

    var window: CellRect { frame }

    func scroll(by rows: Int) {
        var left = rows
        while left > 0, hasMoreRows || length - frame.height > rows - left {
            let height = height(of: top)
            if skip + 1 < height {
                skip += 1
            } else if let next = map.next(after: top) {
                (top, skip) = (next, 0)
            } else {
                break
            }
            if height > 0 { left -= 1 }
        }
        while left < 0 {
            left += 1
            if skip > 0 {
                skip -= 1
            } else if let before = map.previous(before: top) {
                (top, skip) = (before, max(0, height(of: before) - 1))
            }
        }
        moved()
    }

    private var hasMoreRows: Bool { !endIsShown && shown.last.map { map.hasRows(after: $0.place) } ?? false }

    private func height(of place: Place) -> Int { row(at: place, width: frame.width, isFirst: true).height }

    func search(where isWanted: @escaping (SemanticElement) -> Bool) -> RowSearch? {
        guard let last = shown.last?.place, let start = shown.first?.place else { return nil }
        let edition = edition
        var place = map.next(after: last)
        var isBehind = true
        return RowSearch { [weak self] count in
            guard let self, self.edition == edition else { return .ended }
            defer { self.keepShownRows() }
            for _ in 0..<count {
                if place == nil, isBehind {
                    place = self.map.first(from: .start)
                    isBehind = false
                }
                guard let current = place, isBehind || current < start, self.map.first(from: current) == current else {
                    return .ended
                }
                if self.hasElement(at: current, isWanted) {
                    (self.top, self.skip) = (current, 0)
                    self.moved()
                    return .found
                }
                place = self.map.next(after: current)
            }
            return .goingOn
        }
    }

    private func hasElement(at place: Place, _ isWanted: (SemanticElement) -> Bool) -> Bool {
        let elements = map.part(at: place)?.elements(at: place.index) ?? []
        return elements.contains { SemanticTree.of($0).contains(where: isWanted) }
    }

    /// The list's row with the footer below it; of one that is too tall, the rest of it.
    func surroundings(of place: CellRect) -> CellRect {
        guard isList,
            let row = shown.first(where: { $0.elements.contains { $0.frame.y <= place.y && place.y < $0.frame.maxY } }),
            let start = row.elements.first?.frame.y, let end = row.elements.last?.frame.maxY
        else { return place }
        let footer = footerHeight(after: row.place)
        for (start, end) in [(start, end + footer), (start, end), (place.y, end + footer), (place.y, end)]
        where end - start <= frame.height {
            return CellRect(x: place.x, y: start, width: place.width, height: end - start)
        }
        return place
    }

    func footerHeight(after place: Place) -> Int {
        guard let next = map.next(after: place), map.part(at: next)?.isFooter == true else { return 0 }
        let footer = row(at: next, width: frame.width, isFirst: false)
        return footer.gap + footer.height
    }

    func bookmark() -> @MainActor () -> Void {
        let (top, skip) = (hasLess ? top : .start, skip)
        return { [weak self] in
            guard let self else { return }
            (self.top, self.skip) = (top, skip)
            self.moved()
        }
    }

    func scrollToStart() {
        (top, skip) = (.start, 0)
        moved()
    }

    func scrollToEnd() {
        let last = map.last ?? .start
        (top, skip) = (last, max(0, height(of: last) - frame.height))
        moved()
    }

    var position: ClosedRange<Double> {
        let start = hasLess ? map.share(before: top) : 0
        guard hasMore, let last = shown.last?.place else { return start...1 }
        return start...max(start, map.share(before: Place(path: last.path, index: last.index + 1)))
    }

    /// Shows the row with that id, where there is one: at the top, in the middle or at the end, as the anchor says.
    func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
        guard let place = map.place(of: id) else { return false }
        if anchor == nil, shown.contains(where: { $0.place == place && isInView($0, of: frame) }) { return true }
        top = place
        skip = 0
        let share = anchor?.y ?? 0
        let row = row(at: place, width: frame.width, isFirst: true)
        if let inner = inner(id, of: row) {
            let free = max(0, frame.height - inner.height)
            skip = max(0, min(row.height - 1, inner.y - Int((CGFloat(free) * share).rounded(.down))))
            moved()
            return true
        }
        show(place, below: Int((CGFloat(max(0, frame.height - row.height)) * share).rounded(.down)))
        moved()
        return true
    }

    /// Returns the place, from a row's top, of the element with an id in a row of several.
    private func inner(_ id: AnyHashable, of row: Row) -> CellRect? {
        guard let node = row.part?.descendant(with: id), let element = node.elements.first,
            let whole = row.elements.first, element !== whole, row.height > frame.height
        else { return nil }
        whole.place(CellRect(x: frame.x, y: frame.y, width: frame.width, height: row.height))
        var inner = element.frame
        inner.y -= whole.frame.y
        return inner
    }

    /// The id of the row at the top of the window, where it has one.
    var idAtTop: AnyHashable? {
        guard map.first(from: top) == top else { return nil }
        return map.part(at: top)?.source?.id(at: top.index)
    }

    /// The followers that are told when the window has been moved or laid out.
    private var followers: [ObjectIdentifier: WeakWindowFollower] = [:]
    /// Whether the program moves the window, and not the person.
    private var isMovedByProgram = false

    func follow(_ follower: any WindowFollower) {
        followers[ObjectIdentifier(follower)] = WeakWindowFollower(follower: follower)
    }

    /// Lets the program move the window.
    func moving(_ move: () -> Void) {
        isMovedByProgram = true
        move()
        isMovedByProgram = false
    }

    private func tell(_ what: (any WindowFollower) -> Void) {
        guard !followers.isEmpty else { return }
        followers = followers.filter { $0.value.follower?.isMounted == true }
        for follower in followers.values.compactMap(\.follower) { what(follower) }
    }

    func moved() {
        topMarker = map.marker(at: top)
        isMoved = true
        invalidateLayout()
        let byPerson = !isMovedByProgram
        tell { $0.windowMoved(self, byPerson: byPerson) }
    }

    override var ground: CellRect? { isList && environment.scrollContentBackground ? frame : nil }

    override func draw(_ canvas: inout CellCanvas) {
        canvas.clipped(to: frame) { canvas in
            for row in shown {
                let main = row.elements.main
                if let ref = row.mark?.ref, let main {
                    canvas.mark(ref, x: frame.x, y: main.frame.rowOfWords(in: [main]), in: environment)
                }
                if row.isChoice, let main, let selecting = selecting(main) {
                    canvas.text(
                        selecting.isChosen ? "●" : "○", x: main.frame.x - Self.choiceColumns,
                        y: main.frame.rowOfWords(in: [main]), style: environment.textStyle)
                }
                for element in row.elements { element.draw(&canvas) }
                if let main, node.graph.focus == main.ownFocusID || unnamedLink(in: main).map({ $0.isFocused }) ?? false
                {
                    canvas.highlight(main.frame, in: environment)
                }
            }
        }
    }

    override func parts(around element: SemanticElement, in child: ViewElement?) -> [PageStep] {
        guard isList else { return [PageStep(.scroll, node.number)] }
        let list = PageStep(.list, node.number)
        var section: ViewNode?
        for row in shown {
            if let header = row.part?.headerNode { section = header }
            if let child, row.elements.contains(where: { $0 === child }) {
                let isItem = row.part?.isHeader != true && row.part?.isFooter != true
                // Each view of a row's several is an item, as in SwiftUI. The first is known by all that is around it.
                let view = child === row.elements.first ? child : child.unwrapped
                let item = isItem ? PageStep(.item, view.node.number) : nil
                return [item, section.map { PageStep(.section, $0.number) }, list].compactMap { $0 }
            }
            if row.part?.isFooter == true { section = nil }
        }
        return [list]
    }

    override func describe(_ tree: inout SemanticTree) {
        for row in shown where row.height > 0 {
            let actions = row.part?.actions(at: row.place.index) ?? []
            let main = row.elements.main
            for element in row.elements {
                var elements = SemanticTree.of(element)
                if let link = unnamedLink(in: element) { elements = link.row(of: elements, element.frame, row.mark) }
                add(element === main ? actions : [], to: &elements, element, row.mark)
                for semantic in elements where isInView(semantic.frame) { tree.add(semantic) }
            }
        }
        if environment.isScrollEnabled, hasMore || hasLess { tree.scrollers.append(self) }
        tree.panes.append(frame)
    }

    /// Returns whether a part is to be read: not one wholly above or below the window.
    private func isInView(_ part: CellRect) -> Bool {
        part.y < frame.y + frame.height && part.y + max(1, part.height) > frame.y
    }

    /// A row's own actions go to its control; a row of words alone becomes something that can be acted on.
    private func add(
        _ actions: [RowAction], to elements: inout [SemanticElement], _ element: ViewElement, _ mark: NumberMark?
    ) {
        let selecting = selecting(element)
        let (actions, press) = with(environment.selectionMenu, actions, selecting, element)
        guard !actions.isEmpty || selecting != nil else { return }
        if let index = elements.firstIndex(where: \.isActionable) {
            elements[index].furtherActions += actions
            if let selecting, selecting.isEdited, elements[index].role == .link {
                elements[index].press = press
                elements[index].value = selecting.isChosen ? "selected" : nil
            } else if elements[index].press == nil, elements[index].set == nil, let selecting {
                elements[index].press = press
                elements[index].value = selecting.isChosen ? "selected" : elements[index].value
            }
            return
        }
        var row = SemanticElement(.row, label: SemanticTree.label(elements), frame: element.frame)
        row.source = element
        row.furtherActions = elements.flatMap(\.furtherActions) + actions
        row.identifier = elements.first?.identifier
        row.typeSelection = elements.lazy.compactMap(\.typeSelection).first
        row.mark = mark
        element.offerFocus(to: &row)
        if let selecting {
            row.press = press
            row.value = selecting.isChosen ? "selected" : nil
        }
        elements = [row]
    }

    /// Returns a row's actions with those of a menu for the selection, and the action of the row's press.
    private func with(
        _ menu: SelectionMenu?, _ actions: [RowAction], _ selecting: Selecting?, _ element: ViewElement
    ) -> ([RowAction], press: (@MainActor () -> Void)?) {
        guard let menu, let selecting, let tag = element.tag(as: { menu.isOf($0) ? $0 : nil }) else {
            return (actions, selecting?.choose)
        }
        let meant = selecting.isChosen ? selecting.chosen : [tag]
        let all = actions + RowAction.all(of: menu.items(meant), in: node)
        guard let primary = menu.primaryAction else { return (all, selecting.choose) }
        let choice = RowAction(
            name: (selecting.isChosen ? "Deselect" : "Select" as LocalizedStringKey).own, perform: selecting.choose)
        return (all + [choice], { primary(meant) })
    }
}

private struct HugsRowsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether a list on a screen takes no more than its rows need, as the choices of a menu do.
    var hugsRows: Bool {
        get { self[HugsRowsKey.self] }
        set { self[HugsRowsKey.self] = newValue }
    }
}

@MainActor
extension [ViewElement] {
    /// The first of a row's elements that is more than the room around it.
    fileprivate var main: Element? { first { !$0.isBlank } ?? first }
}
