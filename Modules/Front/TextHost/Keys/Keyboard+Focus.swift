/// The place and the moves of the focus.
extension Keyboard {
    package var focused: SemanticElement? {
        guard let focus = host.graph.focus else { return nil }
        if let knownFocus, knownFocus.id == focus { return knownFocus.element }
        let ring = ring
        let element = ring.index(of: focus).map { ring.items[$0] }
        knownFocus = (focus, element)
        return element
    }

    /// Gives the focus to an element; what was being typed elsewhere is taken over first.
    @discardableResult
    package func focus(_ element: SemanticElement) -> Bool {
        guard element.focusID != host.graph.focus else { return true }
        let (ring, pane, window) = (ring, pane(of: element), scroller(of: element))
        let trace = ring.index(of: element.focusID).map { FocusMemory.Trace($0, of: ring, in: pane) }
        guard commit() else { return false }
        change { host.graph.focus = element.focusID }
        let scroller = window ?? self.scroller(at: pane)
        if focused == nil, let trace, let scroller { follow(trace, in: scroller) }
        revealFocus(in: scroller)
        return true
    }

    /// Scrolls to what was to have the focus, where the move itself has pushed it out of its window: a word on what was
    /// typed has come above it.
    private func follow(_ trace: FocusMemory.Trace, in scroller: any Scroller) {
        let comeBack = scroller.bookmark()
        for _ in 0..<scroller.window.height where scroller.hasMore {
            change { scroller.scroll(by: 1) }
            guard let element = trace.find(in: ring) else { continue }
            return change { host.graph.focus = element.focusID }
        }
        change(comeBack)
    }

    /// Takes over what was typed; false, and a word about it, where it cannot be.
    package func commit() -> Bool {
        guard let field = focused?.field, field.isOpen else { return true }
        var failure: (any Error)?
        change { do { try field.commit() } catch { failure = error } }
        guard let failure else { return true }
        refusal = CommandError(.badValue, verbatim: (failure as? ControlError)?.message ?? "\(failure)")
        return false
    }

    /// Something has the focus, where anything can: what had it, what had it when this page was last here, or the first
    /// thing of the page. Nothing has it while its pane has been scrolled to where it shows nothing but words.
    package func keepFocus() {
        let given = host.graph.focus
        let place = FocusMemory.Place(frame)
        let ring = ring
        let now = ring.index(of: host.graph.focus)
        let isStandIn = focusMemory.standIn != nil && focusMemory.standIn == host.graph.focus
        if place != focusMemory.place {
            let before = focusMemory.move(to: place)
            if now == nil || isStandIn { giveAgain(before, of: ring, place.presented) }
        } else if now == nil || isStandIn, let awaited = focusMemory.awaited {
            giveAgain(awaited, of: ring, place.presented)
        } else if now == nil, let trace = focusMemory.trace {
            if let next = successor(of: trace, in: ring) { give(next) }
        } else if now == nil || isStandIn {
            giveFirst(of: ring, place.presented)
        } else if let now, focusMemory.first == host.graph.focus {
            giveNewFirst(of: ring, before: now, place.presented)
        }
        showWhatHasCome(to: given)
        let after = self.ring
        if let index = after.index(of: host.graph.focus) {
            focusMemory.trace = FocusMemory.Trace(index, of: after, in: pane(of: after.items[index]))
        }
    }

    /// Gives the focus to what had it, or has taken its place; until there is such a thing, to the first.
    private func giveAgain(_ trace: FocusMemory.Trace?, of ring: FocusRing, _ presented: PresentationKind?) {
        focusMemory.awaited = trace
        guard let trace,
            let next = trace.find(in: ring) ?? successor(near: trace, among: inPane(of: trace, ring.items))
                ?? successor(near: trace, among: ring.items)
        else { return giveFirst(of: ring, presented) }
        focusMemory.awaited = nil
        give(next)
    }

    /// Those in the same list or scroll view, where that is still there.
    private func inPane(of trace: FocusMemory.Trace, _ items: [SemanticElement]) -> [SemanticElement] {
        guard let pane = trace.pane, frame.panes.contains(pane) else { return items }
        return items.filter { pane.intersects($0.frame) }
    }

    private func giveFirst(of ring: FocusRing, _ presented: PresentationKind?) {
        guard let first = ring.first(presented) else { return }
        focusMemory.standIn = first.region == .content ? nil : first.focusID
        focusMemory.first = first.focusID
        if first.focusID != host.graph.focus { give(first) }
    }

    /// Gives the focus to what has come before the first thing of a page that nobody has touched.
    private func giveNewFirst(of ring: FocusRing, before now: Int, _ presented: PresentationKind?) {
        guard let first = ring.first(presented), let place = ring.index(of: first.focusID), place < now else { return }
        giveFirst(of: ring, presented)
    }

    private func give(_ element: SemanticElement) {
        change { host.graph.focus = element.focusID }
        revealFocus(isAlone: true)
    }

    /// Returns the element to focus when the one with the focus is gone, or has let it go.
    private func successor(of trace: FocusMemory.Trace, in ring: FocusRing) -> SemanticElement? {
        let isStillThere = ring.items.contains { $0.focusID == trace.focus }
        let others = ring.items.filter { $0.focusID != trace.focus && isInView($0) }
        let pane = trace.pane.flatMap { frame.panes.contains($0) ? $0 : nil }
        let inPane = others.filter { pane?.intersects($0.frame) ?? true }
        if isStillThere { return inPane.first { $0.region == .content && $0.frame.y >= trace.frame.y } }
        if let found = trace.find(in: ring), isInView(found), pane?.intersects(found.frame) ?? true { return found }
        if let next = successor(near: trace, among: inPane) { return next }
        return scroller(at: pane) == nil ? nearest(to: trace, in: others) ?? others.first : nil
    }

    /// Returns one that destroys something only where there is no other.
    private func successor(near trace: FocusMemory.Trace, among items: [SemanticElement]) -> SemanticElement? {
        let harmless = items.filter { $0.buttonRole != .destructive }
        return trace.replacement(among: harmless) ?? trace.neighbour(among: harmless)
            ?? nearest(to: trace, in: harmless) ?? trace.neighbour(among: items) ?? nearest(to: trace, in: items)
    }

    private func nearest(to trace: FocusMemory.Trace, in items: [SemanticElement]) -> SemanticElement? {
        items.filter { $0.region == .content }
            .min { abs($0.frame.y - trace.frame.y) < abs($1.frame.y - trace.frame.y) }
    }

    private func isInView(_ element: SemanticElement) -> Bool {
        guard let scroller = scroller(of: element) else { return true }
        return scroller.window.intersects(element.frame)
    }

    /// The window in which an element stands, or would.
    package func scroller(of element: SemanticElement) -> (any Scroller)? {
        guard element.region == .content else { return nil }
        let scrollers = frame.scrollers.filter { !$0.isAcross }
        return scrollers.first { $0.window.intersects(element.frame) } ?? scrollers.first { $0 is Viewport }
    }

    private func scroller(at pane: CellRect?) -> (any Scroller)? {
        frame.scrollers.first { !$0.isAcross && $0.window == pane }
    }

    private func pane(of element: SemanticElement) -> CellRect? {
        guard element.region == .content else { return nil }
        return frame.panes.first { $0.intersects(element.frame) }
    }

    /// The pane that was scrolled until what had the focus is out of view, and that shows nothing else to focus.
    private var wordsInFocus: (any Scroller)? {
        guard focused == nil, FocusMemory.Place(frame) == focusMemory.place else { return nil }
        return scroller(at: focusMemory.trace?.pane)
    }

    /// The next in the order of reading, or the one before.
    func tab(_ step: Int) {
        let ring = ring
        guard !ring.items.isEmpty else { return scrollAnything(step) }
        guard let now = ring.index(of: host.graph.focus) else {
            guard wordsInFocus == nil else { return vertical(step) }
            _ = focus(step > 0 ? ring.items[0] : ring.items[ring.items.count - 1])
            return
        }
        let next = now + step
        let element = ring.items[now]
        // A window's end is not the end of its rows.
        if let scroller = scroller(of: element),
            !ring.items.indices.contains(next) || leaves(scroller, ring.items[next]),
            step > 0 ? scroller.hasMore : scroller.hasLess
        {
            return vertical(step)
        }
        _ = focus(ring.items[(next + ring.items.count) % ring.items.count])
    }

    private func leaves(_ scroller: any Scroller, _ element: SemanticElement) -> Bool {
        !scroller.window.intersects(element.frame)
    }

    /// The nearest thing below or above. Where that is out of view, the content moves: as far as it takes, or by a few
    /// rows where what has the focus would go out of view for it, so that what stands between can be read.
    func vertical(_ step: Int) {
        guard !moveFocus(step, within: Self.rowsOfAStep), let scroller = focused.flatMap(scroller(of:)) else { return }
        let (focus, comeBack) = (host.graph.focus, scroller.bookmark())
        for _ in 0..<scroller.window.height {
            // At the start of a section the content moves by two rows at once.
            guard room(step, in: scroller.window) > 1, !moveFocus(step, within: 1) else { break }
        }
        if host.graph.focus == focus { change(comeBack) }
    }

    /// The rows by which the content can move with what has the focus staying in view.
    private func room(_ step: Int, in window: CellRect) -> Int {
        guard let rect = focused?.frame else { return 0 }
        return step > 0 ? rect.y - window.y : window.maxY - max(rect.maxY, rect.y + 1)
    }

    /// Moves the content until the nearest thing is in view and has the focus, by so many rows at the most. Returns
    /// whether more rows would be of no use.
    private func moveFocus(_ step: Int, within rows: Int) -> Bool {
        for left in (0...rows).reversed() {
            if let words = wordsInFocus {
                if left == 0 || read(step, words) { return true }
                continue
            }
            let ring = ring
            guard let now = ring.index(of: host.graph.focus) else {
                verticalWithoutFocus(step, ring)
                return true
            }
            let element = ring.items[now]
            let scroller = scroller(of: element)
            let canScroll = scroller.map { step > 0 ? $0.hasMore : $0.hasLess } ?? false
            let next = ring.vertical(step, from: element.frame, outside: panes(beside: element.frame))
            if let next = next ?? (canScroll ? nil : bar(step, from: element, in: ring)),
                !canScroll || scroller.map({ $0.window.intersects(next.frame) }) == true
            {
                _ = focus(next)
                return true
            }
            guard canScroll, let scroller else {
                if scroller == nil { scrollAnything(step) }
                return true
            }
            if left > 0 { change { scroller.scroll(by: step) } }
        }
        return false
    }

    /// The panes beside what stands at `rect`: what is in them is reached across, not down.
    private func panes(beside rect: CellRect) -> [CellRect] {
        frame.panes.filter { pane in
            let isAtItsRows = pane.y < max(rect.maxY, rect.y + 1) && pane.maxY > rect.y
            return isAtItsRows && (pane.maxX <= rect.x || pane.x >= rect.maxX)
        }
    }

    /// From a bar one comes to any content, and from the content's edge to any bar.
    private func bar(_ step: Int, from element: SemanticElement, in ring: FocusRing) -> SemanticElement? {
        guard let next = ring.vertical(step, from: element.frame, outside: []) else { return nil }
        return element.region == .content && next.region == .content ? nil : next
    }

    private func verticalWithoutFocus(_ step: Int, _ ring: FocusRing) {
        let inView = ring.items.filter { $0.region == .content && isInView($0) }
        if let next = step > 0 ? inView.first : inView.last { _ = focus(next) } else { scrollAnything(step) }
    }

    /// Scrolls a pane by a row; true once something has the focus, in it or, past its end, beyond it.
    private func read(_ step: Int, _ words: any Scroller) -> Bool {
        guard step > 0 ? words.hasMore : words.hasLess else {
            if let next = ring.vertical(step, from: words.window, outside: frame.panes) { _ = focus(next) }
            return true
        }
        change { words.scroll(by: step) }
        let inView = ring.items.filter { words.window.intersects($0.frame) }
        guard let next = focused ?? (step > 0 ? inView.first : inView.last) else { return false }
        return focus(next)
    }

    /// The most rows that one key for a step moves content without moving the focus.
    private static let rowsOfAStep = 4

    func scrollAnything(_ step: Int) {
        guard let scroller = frame.scrollers.first(where: { step > 0 ? $0.hasMore : $0.hasLess }) else { return }
        change { scroller.scroll(by: step) }
    }

    func horizontal(_ step: Int) {
        let element = focused
        if let adjust = element?.adjust { return act { adjust(step) } }
        let ring = ring
        guard let place = element?.frame ?? wordsInFocus?.window else { return tab(step) }
        if let next = element.flatMap({ ring.horizontal(step, from: $0.frame) })
            ?? ring.row(step, beside: place, in: panes(beside: place))
        {
            _ = focus(next)
        } else if let pane = wordsPane(step, beside: place), commit() {
            change { host.graph.focus = nil }
            focusMemory.trace = FocusMemory.Trace(wordsIn: pane)
        }
    }

    /// The nearest pane to the right of `rect`, or to the left, that can be scrolled.
    private func wordsPane(_ step: Int, beside rect: CellRect) -> CellRect? {
        panes(beside: rect).filter { (step > 0) == ($0.x > rect.x) && scroller(at: $0) != nil }
            .min { abs($0.x - rect.x) < abs($1.x - rect.x) }
    }

    /// The window that keys for whole pages move.
    var mainScroller: (any Scroller)? {
        focused.flatMap { scroller(of: $0) } ?? wordsInFocus ?? frame.scrollers.first
    }

    func page(_ step: Int) {
        guard let scroller = mainScroller, step > 0 ? scroller.hasMore : scroller.hasLess else {
            return edge(step)
        }
        let isBeside = focused.map { self.scroller(of: $0) !== scroller } ?? false
        change { if step > 0 { scroller.more() } else { scroller.less() } }
        if !isBeside { focusInView(of: scroller.window, after: step) }
    }

    /// To the first in view after a page down, to the last after a page up; never back over what had the focus. Where
    /// that is still in view because a part of a page was all that was left, to what is last in that direction.
    private func focusInView(of window: CellRect, after step: Int) {
        let items = ring.items
        guard let now = ring.index(of: host.graph.focus), isInView(items[now]) else {
            return focusInView(of: window, last: step < 0)
        }
        let hasMore = mainScroller.map { step > 0 ? $0.hasMore : $0.hasLess } ?? false
        focusInView(
            of: window, among: step > 0 ? items[now...] : items[...now], last: hasMore ? step < 0 : step > 0)
    }

    /// To the beginning of everything in a pane, or to its end.
    func edge(_ step: Int) {
        let pane = focused.flatMap(pane(of:))
        let scroller = pane.map(scroller(at:)) ?? mainScroller
        if let scroller {
            change { if step > 0 { scroller.scrollToEnd() } else { scroller.scrollToStart() } }
        }
        focusInView(of: pane ?? scroller?.window, last: step > 0)
    }

    private func focusInView(of window: CellRect?, among items: ArraySlice<SemanticElement>? = nil, last: Bool) {
        let items = (items ?? ring.items[...]).filter { item in
            item.region == .content && isInView(item) && window?.intersects(item.frame) ?? true
        }
        if let next = last ? items.last : items.first { _ = focus(next) }
    }
}
