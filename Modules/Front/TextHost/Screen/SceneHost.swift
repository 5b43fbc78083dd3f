import PlainText

/// A screen without a display: it holds a view, draws it, describes its elements, and acts on them as a person would.
///
///     let host = SceneHost { CounterView() }
///     try await host.press("Increment")
///     #expect(host.frame.text.contains("Count: 1"))
@MainActor
public final class SceneHost {
    /// The way in which the screen is drawn.
    public enum Style: Sendable {
        /// As tall as it needs, each control with its number: the lines front.
        case numbered
        /// As tall as it needs, without numbers: the json front.
        case plain
        /// Exactly the size of the screen.
        case screen
    }

    package let graph = Graph()
    /// The way in which the screen is drawn.
    public let style: Style
    /// The width of the screen in cells.
    public private(set) var columns: Int
    /// The height of the screen in cells; that of a list's window in the styles that grow.
    public private(set) var rows: Int
    private var base: EnvironmentValues
    private var root: TypedNode<AnyView>!
    private var rootElement: RootElement!
    private var menuNode: TypedNode<MenuView>?
    private var refDigits = 1
    /// The screens in front of each other, from the first to the foremost.
    private(set) var screens: [Screen] = []
    /// The parts of the screen that come back when it is unlocked.
    private var lockedAway: LockedAway?
    private(set) var search: PageChrome.Search?
    /// Called when something on the screen may have changed that no command asked for.
    public var onChange: (@MainActor () -> Void)?
    /// Called when a flush that nobody waits for has brought the screen up to date; where it is set, there is no waiting.
    package var onFlush: (@MainActor () -> Void)?
    /// Called when a lock has come before the screen, before anything that comes with it is at rest.
    package var onLock: (@MainActor () -> Void)?
    /// Called when the screen has been laid out, also on the way to its settled state.
    package var onLayout: (@MainActor () -> Void)?
    var commandDepth = 0
    private(set) var lastTree = SemanticTree()
    /// The place of the foremost view.
    private var stage = CellRect(x: 0, y: 0, width: 0, height: 0)
    /// The size of the sheet that was in front last: it grows with its content, and does not shrink.
    private var sheet: SheetSize?
    /// The lock before the screens, as they were found last.
    private weak var barrier: ViewNode?
    /// The program's window that hides what is behind it, and those before it, as they were found last.
    private weak var ground: ViewNode?
    private var windows: [ViewNode] = []
    private var known: KnownFrame?
    /// The meaning of keys here, with the memory of where the focus was.
    package private(set) lazy var keyboard = Keyboard(self)

    package struct Screen {
        let kind: PresentationKind?
        let node: ViewNode
        package let presentation: (any Presentation)?
        let chrome: PageChrome
        /// One within the other's top page, the outermost first.
        let stacks: [any ScreenStack]
        var stack: (any ScreenStack)? { stacks.last }
        /// The titles of all pages, but of one that a stack stands in and that has none.
        @MainActor var path: [String]? {
            guard !stacks.isEmpty else { return nil }
            return stacks.dropLast().flatMap { $0.path.last == "" ? $0.path.dropLast() : $0.path[...] }
                + stacks.last!.path
        }
    }

    /// Creates a host of a view.
    ///
    /// - Parameters:
    ///   - columns: The width in cells.
    ///   - rows: The height in cells.
    ///   - style: The way the screen is drawn: `plain`, the json front's, by default.
    ///   - locale: The locale of the environment; nil for the program's.
    ///   - timeZone: The time zone of the environment; nil for the system's.
    ///   - patience: The time after which a task that goes on, for a thousand turns of the main actor besides, counts
    ///     as one that observes and is no longer waited for.
    ///   - content: The view to show.
    public init<Content: View>(
        columns: Int = 80, rows: Int = 24, style: Style = .plain, locale: Locale? = nil, timeZone: TimeZone? = nil,
        patience: Duration = .seconds(60), @ViewBuilder content: @escaping () -> Content
    ) {
        self.columns = max(1, columns)
        self.rows = max(1, rows)
        self.style = style
        activities = Activities(patience: patience)
        base = EnvironmentValues()
        graph.locale = locale
        if let locale { base.locale = locale }
        if (locale ?? ProgramLocale.current).language.characterDirection == .rightToLeft {
            base.layoutDirection = .rightToLeft
        }
        if let timeZone { base.timeZone = timeZone }
        base.growsWithContent = style != .screen
        base.openURL = OpenURLAction(on: graph)
        graph.look = { StorageReaders.shared.check() }
        graph.layout = { [weak self] in self?.layout() }
        graph.presentationChanged = { [weak self] in
            self?.rootElement?.gather()
        }
        graph.scheduledFlush = { [weak self] in self?.flushScheduled() }
        graph.uninformed.isPaused = { [weak self] in (self?.commandDepth ?? 0) > 0 }
        activities.gaveUp = { [unowned graph] patience in
            graph.warnOnce(
                "a task goes on after \(patience); no frame waits for it any more. "
                    + "What observes for ever belongs in Task.detached")
        }
        let context = NodeContext(graph: graph, parent: nil, environment: environment, isActive: true)
        root = graph.speaking { AnyView._makeNode(AnyView(content()), context) }
        graph.root = root
        rootElement = makeRootElement(root)
        graph.setNeedsFlush()
    }

    isolated deinit {
        root?.unmount()
        menuNode?.unmount()
        lockedAway?.menuNode?.unmount()
        graph.end()
    }

    /// Ends the screen: everything on it disappears, and its state is let go.
    public func close() {
        let root = root
        graph.menu = nil
        lockedAway?.menuNode?.unmount()
        lockedAway = nil
        self.root = AnyView._makeNode(
            AnyView(EmptyView()), NodeContext(graph: graph, parent: nil, environment: environment, isActive: true))
        root?.unmount()
        rootElement = makeRootElement(self.root)
        graph.root = self.root
        screens = []
        windows = []
        graph.layoutIsStale = true
        graph.flush()
        // What was on the screen last can be acted on, and so holds what acts.
        lastTree = SemanticTree()
        known = nil
    }

    private func makeRootElement(_ root: ViewNode) -> RootElement {
        RootElement(
            root, foremost: { [unowned self] in self.foremostElements },
            before: { [unowned self] in self.menuNode == nil ? self.windows.flatMap(\.elements) : [] })
    }

    private var environment: EnvironmentValues {
        var environment = base
        environment.windowRows = rows
        environment.windowColumns = columns
        environment.editMode = Binding(location: editMode)
        environment.undoManager = undoManager
        environment.drag = drag
        environment.horizontalSizeClass = columns < 60 ? .compact : .regular
        environment.hasRoomForColumns = showsColumns && columns >= Self.leastForColumns
        environment.refColumns = style == .numbered ? refDigits + 3 : 0
        return environment
    }

    /// Whether a split view shows its columns beside each other where there is room: in a browser's page, which goes
    /// down, they follow each other.
    package var showsColumns = true {
        didSet { if showsColumns != oldValue { renewEnvironment() } }
    }

    /// The columns of the screen from which on it is as wide as a tablet's, 800 points.
    private static let leastForColumns = 100

    /// The manager that undoes the changes of the program's views.
    private let undoManager = UndoManager()
    private let drag = Drag()
    private let editMode = Location<EditMode>(.inactive)
    private let activities: Activities

    func inCommand(_ body: () -> Void) {
        commandDepth += 1
        activities.start(body)
        commandDepth -= 1
    }

    /// Brings the screen up to date with the changes of a command's tasks, or with others, and tells of the latter when
    /// they have come to rest. A task that outlasted the patience belongs to no command any more.
    private func flushScheduled() {
        guard graph.hasPendingWork else { return }
        if let onFlush {
            if Activity.current != nil { graph.flush() } else { activities.start { graph.flush() } }
            return onFlush()
        }
        if commandDepth > 0, Activity.current != nil { return graph.flush() }
        activities.start { graph.flush() }
        activities.whenAtRest { [weak self] in
            guard let self, self.commandDepth == 0 else { return }
            self.onChange?()
        }
    }

    /// Changes something of the screen alone, and brings it up to date.
    package func change(_ body: () -> Void) {
        activities.start { graph.flush(after: body) }
    }

    /// Runs `body` as a command does; `ended` is called when all that it started has come to rest.
    package func begin(_ body: () -> Void, ended: @escaping @MainActor () -> Void) {
        let run = {
            self.graph.flush {
                body()
                self.graph.uninformed.check()
            }
        }
        activities.start(run) { [weak self] in
            guard let self, self.graph.hasPendingWork else { return ended() }
            self.begin({}, ended: ended)
        }
    }

    /// Runs `body` as a command does, and returns when everything that it started has come to rest.
    public func perform(_ body: () -> Void) async {
        begin(body)
        await finish()
    }

    /// Begins a command that changes nothing yet: the frame that is known stays.
    func begin() {
        commandDepth += 1
        activities.start { if graph.hasPendingWork { graph.flush() } }
    }

    /// Runs `body` as a command does. It is let go before the wait: the things it captured may be gone by the end of
    /// that.
    func begin(_ body: () -> Void) {
        commandDepth += 1
        act(body)
    }

    /// Runs `body` as part of a command that has begun.
    package func act(_ body: () -> Void) {
        activities.start {
            graph.flush {
                body()
                graph.uninformed.check()
            }
        }
    }

    /// Returns when everything that `begin` started has come to rest. Blocks in the main queue belong to it, too: a
    /// publisher received there, an answer handed over to it, and the blocks that these put there in turn.
    ///
    /// In a task that prefers an executor, as the programs' do, and has not waited yet, each call that may wait takes
    /// two turns of the main queue, also where there is nothing to wait for; so it is asked first.
    func finish() async {
        defer { commandDepth -= 1 }
        if findsMoreToDo() { await rest() }
        var (turns, idleTurns) = (0, 0)
        let limit = graph.flushTime + Self.longest
        while idleTurns < 2, turns < Self.fewTurns || turns < Self.mostTurns && graph.flushTime < limit {
            let flushes = graph.flushCount
            await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
            if !activities.isAtRest { await activities.rest() }
            let wasIdle = graph.flushCount == flushes && !graph.hasPendingWork
            // This flushes for every object that cannot tell of its changes, and so says nothing of whether one changed.
            if findsMoreToDo() { await rest() }
            turns += 1
            idleTurns = wasIdle ? idleTurns + 1 : 0
        }
    }

    /// A view that changes itself through the main queue does so for ever: after so many turns, or from fewer on after
    /// flushes of so long, it counts as at rest.
    private static var mostTurns: Int { 1000 }
    private static var fewTurns: Int { 30 }
    private static var longest: Duration { .seconds(1) }

    private func rest() async {
        await activities.rest()
        look()
        // What the last task changed may be waiting for its turn, and may start something in turn.
        while graph.hasPendingWork {
            activities.start { graph.flush() }
            if !activities.isAtRest { await activities.rest() }
        }
    }

    /// Looks for changes, unless tasks go on, and returns whether there are tasks or changes to wait for.
    private func findsMoreToDo() -> Bool {
        guard activities.isAtRest else { return true }
        look()
        return graph.hasPendingWork
    }

    /// Looks for changes that nobody tells of.
    private func look() {
        StorageReaders.shared.check()
        graph.uninformed.check()
    }

    /// Changes the size in cells. State, focus and scroll position stay.
    public func resize(columns: Int, rows: Int) {
        self.columns = max(1, columns)
        self.rows = max(1, rows)
        inCommand {
            renewEnvironment()
            graph.flush()
        }
    }

    /// Sets whether the ground behind the text is light or dark.
    package func show(in colorScheme: ColorScheme) {
        guard base.colorScheme != colorScheme else { return }
        base.colorScheme = colorScheme
        change(renewEnvironment)
    }

    /// Sets whether colours are seen, so that they alone may tell things apart; the next flush shows it.
    package func show(inColors areSeen: Bool) {
        guard base.accessibilityDifferentiateWithoutColor == areSeen else { return }
        base.accessibilityDifferentiateWithoutColor = !areSeen
        inCommand(renewEnvironment)
    }

    /// Brings the app into the background before it is left, as views hear by `scenePhase`. `ended` is called when the
    /// work that they start then has come to rest.
    package func enterBackground(ended: @escaping @MainActor () -> Void) {
        base.scenePhase = .background
        begin(renewEnvironment, ended: ended)
    }

    private func renewEnvironment() {
        root.propagate(environment)
        menuNode?.propagate(environment)
        rootElement.gather()
    }

    private func layout() {
        arrange()
        onLayout?()
    }

    private func arrange() {
        graph.tellOfPages()
        if screens.isEmpty || !root.knowsGiven(PageKey.self) || graph.barrier !== barrier || windowsDiffer {
            updateScreens()
        }
        updateMenu()
        if graph.layoutIsStale {
            graph.layoutIsStale = false
            place()
        }
        guard style == .numbered else { return }
        // A tenth control makes the numbers, and so all that stands behind them, a column wider; with that a list may
        // show fewer rows, but never so few that it would change again.
        let digits = String(max(1, countOfActionable)).count
        if digits != refDigits {
            number(with: digits)
            let needed = String(max(1, countOfActionable)).count
            if needed > refDigits { number(with: needed) }
        }
    }

    private func number(with digits: Int) {
        refDigits = digits
        root.propagate(environment)
        menuNode?.propagate(environment)
        rootElement.gather()
        graph.layoutIsStale = false
        place()
    }

    /// Whether something on the screen says that work goes on.
    package var showsProgress: Bool { SemanticTree.of(rootElement).contains { $0.role == .progress } }

    /// Whether the page or the view that stands right behind what is in front says that work goes on.
    package var isWorkingBehind: Bool {
        let behind = menuIsOpen ? screens.last : screens.dropLast().last
        return behind?.node.elements.flatMap(SemanticTree.of).contains(where: \.isWork) ?? false
    }

    private var countOfActionable: Int {
        SemanticTree.of(rootElement).count { $0.isActionable && $0.isEnabled }
    }

    private func place() {
        switch style {
        case .screen:
            stage = makeStage()
            rootElement.place(stage)
        case .numbered, .plain:
            let height = graph.usesGeometry && rootElement.needsHeight ? rows : nil
            var size = rootElement.size(SizeProposal(width: columns, height: height))
            if size.height > rows {
                // Too tall: what can scroll gives way first.
                size = rootElement.size(SizeProposal(width: columns, height: rows))
            }
            rootElement.place(CellRect(x: 0, y: 0, width: columns, height: size.height))
        }
    }

    /// Returns the place of the foremost view. A sheet leaves an edge of the screen behind it, and is as high as its
    /// content, or as that was before.
    private func makeStage() -> CellRect {
        let screen = CellRect(x: 0, y: 0, width: columns, height: rows)
        guard menuNode == nil, front.kind == .sheet || front.kind == .popover, columns >= 60, rows >= 16 else {
            return screen
        }
        let side = max(4, (columns - Self.widestSheet) / 2)
        var place = screen.inset(top: 2, leading: side, bottom: 2, trailing: side)
        guard !(graph.usesGeometry && rootElement.needsHeight) else { return place }
        let needed = rootElement.size(SizeProposal(width: place.width, height: nil)).height
        let before = sheet.map { $0.node === front.node && $0.width == place.width ? $0.height : 0 } ?? 0
        place.height = min(place.height, max(needed, before))
        sheet = SheetSize(node: front.node, width: place.width, height: place.height)
        return place
    }

    private struct SheetSize {
        weak var node: ViewNode?
        let width: Int
        let height: Int
    }

    /// The columns of a sheet on a wide screen: those of a list's widest row, and some beside it.
    private static let widestSheet = 104

    /// The part of the screen that a presented view takes; nil where nothing is presented, or where it takes
    /// everything.
    private var foreground: CellRect? {
        guard style == .screen, let kind = presented, kind != .fullScreenCover, kind != .lock else { return nil }
        if kind == .sheet || kind == .popover {
            return stage.width == columns ? nil : stage.inset(top: -1, leading: -2, bottom: -1, trailing: -2)
        }
        return rootElement.children.map(\.frame).reduce(nil) { all, frame in
            guard let all else { return frame }
            let (left, top) = (min(all.x, frame.x), min(all.y, frame.y))
            return CellRect(
                x: left, y: top, width: max(all.maxX, frame.maxX) - left, height: max(all.maxY, frame.maxY) - top)
        }
    }

    private func updateScreens() {
        barrier = graph.barrier
        followLock(barrier)
        // Behind a lock nobody asks for what is said there, but it is known.
        _ = PageChrome.of(root)
        let visible = graph.visibleWindows
        ground = visible.ground
        if !windows.elementsEqual(visible.before, by: ===) { rootElement?.gather() }
        windows = visible.before
        var screens = [screen(barrier ?? ground ?? root, nil, kind: barrier == nil ? nil : .lock)]
        addPresented(over: screens[0].chrome, to: &screens)
        for window in windows { addPresented(over: PageChrome.of(window), to: &screens) }
        let wasFront = self.screens.last?.node
        self.screens = screens
        if wasFront !== screens.last?.node {
            rootElement?.gather()
            graph.focus = nil
        }
        if barrier == nil, let away = lockedAway {
            lockedAway = nil
            graph.focus = away.focus
        }
    }

    /// The page and the presented views that a lock stands before.
    var screensBehindLock: [Screen] {
        guard barrier != nil else { return [] }
        var screens = [screen(ground ?? root, nil, kind: nil)]
        addPresented(over: screens[0].chrome, to: &screens)
        for window in windows { addPresented(over: PageChrome.of(window), to: &screens) }
        return screens
    }

    private func addPresented(over chrome: PageChrome, to screens: inout [Screen]) {
        var chrome = chrome
        while let presentation = chrome.presentations.first(where: { $0.presented != nil }),
            let node = presentation.presented
        {
            let front = screen(node, presentation, kind: presentation.kind)
            screens.append(front)
            chrome = front.chrome
        }
    }

    private var windowsDiffer: Bool {
        let visible = graph.visibleWindows
        return visible.ground !== ground || !visible.before.elementsEqual(windows, by: ===)
    }

    package var isLocked: Bool { graph.barrier != nil }

    /// Puts away the parts of the screen that belong to no view while a lock is in front, and gets them back when that
    /// goes.
    private func followLock(_ barrier: ViewNode?) {
        if barrier != nil, lockedAway == nil {
            lockedAway = LockedAway(
                menu: graph.menu, menuNode: menuNode, focus: graph.focus, refDigits: refDigits,
                viewport: rootElement.viewport)
            (graph.menu, menuNode) = (nil, nil)
            rootElement.viewport = Viewport(rootElement)
            keyboard.crossLock()
            graph.afterUpdate { [weak self] in self?.onLock?() }
        } else if barrier == nil, let away = lockedAway {
            menuNode?.unmount()
            (graph.menu, menuNode, refDigits) = (away.menu, away.menuNode, away.refDigits)
            rootElement.viewport = away.viewport
            for node in nodes { node.propagate(environment) }
            rootElement.gather()
            keyboard.crossLock()
        }
    }

    private struct LockedAway {
        let menu: ChoiceMenu?
        let menuNode: TypedNode<MenuView>?
        let focus: FocusID?
        let refDigits: Int
        let viewport: Viewport
    }

    private func screen(
        _ node: ViewNode, _ presentation: (any Presentation)?, kind: PresentationKind?
    ) -> Screen {
        let chrome = PageChrome.of(node)
        var stacks: [any ScreenStack] = []
        var next = chrome.stack
        while let stack = next {
            stacks.append(stack)
            next = PageChrome.of(stack.topNode).stack
        }
        return Screen(kind: kind, node: node, presentation: presentation, chrome: chrome, stacks: stacks)
    }

    private func updateMenu() {
        guard let menu = graph.menu else {
            if let node = menuNode {
                menuNode = nil
                node.unmount()
                rootElement.gather()
            }
            return
        }
        guard menuNode?.view.menu.identity !== menu.identity else { return }
        menuNode?.unmount()
        let view = MenuView(menu: menu) { [weak self] in self?.closeMenu() }
        menuNode = MenuView._makeNode(
            view, NodeContext(graph: graph, parent: nil, environment: environment, isActive: true))
        rootElement.gather()
    }

    func closeMenu() {
        graph.menu = nil
    }

    /// The roots of all views on the screen and behind it.
    var nodes: [ViewNode] { [root] + (menuNode.map { [$0] } ?? []) }

    private var foremostElements: [ViewElement] {
        if let menuNode { return menuNode.elements }
        return (screens.last?.node ?? root).elements
    }

    /// The screen now, after all pending changes.
    public var frame: Frame {
        if graph.hasPendingWork { inCommand { graph.flush() } }
        if let known, known.flush == graph.flushCount, known.focus == graph.focus { return known.frame }
        let frame = graph.speaking(makeFrame)
        // While a flush goes on, the screen is on the way to what it will be.
        known = graph.isFlushing ? nil : KnownFrame(frame: frame, flush: graph.flushCount, focus: graph.focus)
        return frame
    }

    /// The frame that was made last: the same until the next flush, which everything comes with that changes a screen,
    /// or until the focus moves.
    private struct KnownFrame {
        let frame: Frame
        let flush: Int
        let focus: FocusID?
    }

    package func makeFrame() -> Frame {
        var tree = SemanticTree()
        rootElement.describe(&tree)
        tree.number()
        lastTree = tree
        let height = style == .screen ? rows : max(1, rootElement.frame.height)
        var canvas = CellCanvas(
            buffer: CellBuffer(columns: columns, rows: height),
            clip: CellRect(x: 0, y: 0, width: columns, height: height))
        if style == .screen {
            canvas.buffer.writing =
                base.layoutDirection == .rightToLeft ? Writing(isMirrored: true, offset: columns) : Writing()
        }
        rootElement.draw(&canvas)
        let writing = canvas.buffer.writing
        canvas.buffer.writing = nil
        let path = path
        return Frame(
            title: title(of: path), path: path, presented: presented, depth: screens.count - 1 + (menuIsOpen ? 1 : 0),
            isLocked: isLocked, elements: tree.elements, controls: tree.controls, showsWork: tree.showsWork,
            buffer: canvas.buffer, writing: writing, locale: base.locale,
            isRightToLeft: base.layoutDirection == .rightToLeft, foreground: foreground, scrollers: tree.scrollers,
            panes: tree.panes, hasMore: tree.scrollers.contains(where: \.hasMore),
            hasLess: tree.scrollers.contains(where: \.hasLess))
    }

    package var front: Screen { screens[screens.count - 1] }
    var menuIsOpen: Bool { menuNode != nil }

    private var presented: PresentationKind? { menuNode == nil ? screens.last?.kind : .menu }

    private func title(of path: [String]) -> String {
        if let menu = graph.menu { return printable(menu.title) }
        if front.kind == .alert || front.kind == .dialog,
            let heading = lastTree.elements.first(where: { $0.role == .alert || $0.role == .dialog })
        {
            return heading.label
        }
        return path.last ?? ""
    }

    /// The titles of the pages from the root to the one shown.
    private var path: [String] {
        if let path = front.path { return path.map { printable($0) } }
        if let title = front.chrome.title { return [printable(title.string(in: base))] }
        return screens.dropLast().last?.path?.map { printable($0) } ?? []
    }

    /// The chrome of the page that is shown.
    package var frontChrome: PageChrome { front.stack?.top.chrome ?? front.chrome }

    /// The number of times that `body` of a view type has run since the host was made.
    public func bodyCount<V>(_ type: V.Type) -> Int {
        graph.bodyCounts[ObjectIdentifier(type)] ?? 0
    }

    /// The numbers of times that the bodies of the program's own views have run since the host was made, by the names
    /// of their types.
    public var bodyCounts: [String: Int] {
        graph.bodyCounts.reduce(into: [:]) { counts, body in
            let type = unsafeBitCast(body.key, to: Any.Type.self)
            guard !OwnModules.hold(String(reflecting: type)) else { return }
            counts[String(describing: type), default: 0] += body.value
        }
    }

    /// The front's warnings so far, in its words.
    public var warnings: Set<String> { graph.warnings }
}
