import PlainText
public import TextUI
import TextUICore

/// One tab of a browser: a screen of its own, as a page, and the changes of that page.
///
///     let session = WebSession(place, app: "Counter") { CounterView() }
///     await session.begin(at: "/")
///     respond(with: session.document)                          // GET
///     let answer = await session.answer(to: WebForm(body))     // POST
///
/// A server makes a session when a browser asks for a page without one, and lets it go with `close()`. Sessions share
/// nothing but the main actor.
@MainActor
public final class WebSession {
    /// The places of the session in its server.
    public let place: WebPlace
    let host: SceneHost
    let turns = Turns()
    var refusals: [String: PageWriter.Refusal] = [:]
    var notice: String?
    /// The fields of the last whole page, as a browser without the script posts them.
    private(set) var shownValues: [String: String] = [:]
    /// The keys of the elements to which the browser itself has brought the focus.
    var ownFocus: Set<String> = []
    /// Whether the script has posted the last form, as it may the first.
    var hasScript = true
    /// The key of the field that the last form has set last.
    var lastSet: String?
    /// The key of what the last form has pressed.
    var lastPressed: String?
    /// The key of what the form before it has pressed.
    var pressedBefore: String?
    /// What was pressed on the way to the page that is shown, and where.
    private var ways: [(place: Place, key: String)] = []
    private let app: LocalizedStringResource
    private let locale: Locale?
    private let locator: @MainActor () -> String
    private let linker: @MainActor (AnyHashable) -> String?
    private var shown: Shown?
    private var revision = 0
    /// Whether the browser shows an address that it went to by itself.
    var addressIsUnsure = false
    private var listener: AsyncStream<String>.Continuation?
    /// The addresses that have been shown on the way to the one that is shown, and that, with the pages below each.
    private var trail: [(address: String, depth: Int)] = []

    /// The page as a browser has it.
    private struct Shown {
        var screen: HTMLElement
        var title: String
        var address: String
        var focus: String?
        var place: Place
    }

    /// Differs where another page, or something presented, has come before the person.
    private struct Place: Equatable {
        var depth: Int
        var presented: PresentationKind?
        var titleKey: String?
    }

    /// Makes the session of a view.
    ///
    /// - Parameters:
    ///   - app: The name of the app, for pages without a title.
    ///   - address: The address of the page that is shown, a path below the base with its query; by default all pages
    ///     have one. `onOpenURL` gets the addresses that a browser asks for.
    ///   - link: The address of the page that a link leads to by its value; nil where that has none.
    ///   - columns: The width, in columns of text, by which a view may tell a wide screen from a narrow one.
    ///   - rows: The lines of text in a list's window, after which further rows have to be asked for.
    ///   - locale: The language and region of the page, such as those of `AcceptedLanguages`; nil for the program's.
    ///   - patience: The time after which no answer waits for a task that goes on.
    public init<Content: View>(
        _ place: WebPlace, app: LocalizedStringResource, columns: Int = 100, rows: Int = 60, locale: Locale? = nil,
        timeZone: TimeZone? = nil, patience: Duration = .seconds(10),
        address: @escaping @MainActor () -> String = { "/" },
        link: @escaping @MainActor (AnyHashable) -> String? = { _ in nil },
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.place = place
        self.app = app
        self.locale = locale
        locator = address
        linker = link
        host = SceneHost(
            columns: columns, rows: rows, style: .plain, locale: locale, timeZone: timeZone, patience: patience,
            content: content)
        host.showsColumns = false
        host.onChange = { [weak self] in self?.changed() }
    }

    /// Shows the first page, or the one at an address.
    public func begin(at address: String) async {
        await turn {
            await host.settle()
            if address != "/", address != self.address { await open(address) }
            follow()
        }
    }

    /// Does something for a request, in the language of the tab, when earlier ones have been answered.
    func turn<Result>(_ body: @MainActor () async -> Result) async -> Result {
        await turns.take {
            await ProgramLocale.$ofScene.withValue(locale) { await body() }
        }
    }

    /// Ends the session: whatever is on its screen disappears.
    ///
    /// - Parameter reloads: Whether an open page is loaded anew at once, rather than when it is next used.
    public func close(reloads: Bool = false) {
        if reloads { listener?.yield("{\"gone\":true}") }
        listener?.finish()
        listener = nil
        host.onChange = nil
        host.close()
    }

    /// The address of the page that is shown.
    public var address: String { locator() }

    /// The whole page.
    public var document: String { ProgramLocale.$ofScene.withValue(locale, operation: makeDocument) }

    private func makeDocument() -> String {
        let page = host.page
        noteShown(page)
        var writer = writer(page)
        writer.marksFocus = true
        return PageDocument(
            title: writer.title, language: page.locale.identifier(.bcp47), isRightToLeft: page.isRightToLeft,
            place: place, action: place.path(of: address), revision: revision, screen: writer.screen
        ).html
    }

    /// The changes that nobody asked for, each as the data of a server-sent event, for the one page that is open. An
    /// earlier stream of the session ends.
    public func updates() -> AsyncStream<String> {
        listener?.finish()
        let (stream, continuation) = AsyncStream<String>.makeStream(bufferingPolicy: .bufferingNewest(64))
        listener = continuation
        var json = JSONObject()
        json["at"] = .number("\(revision)")
        continuation.yield(JSONWriter.text(.object(json)))
        return stream
    }

    func open(_ address: String) async {
        guard let url = URL(string: address) else { return notice = PageWords.hasChanged }
        await host.open(url)
    }

    /// Goes to the page at an address: back, where that is below the one that is shown.
    public func go(to address: String) async {
        await turn {
            guard address != self.address else { return }
            await move(to: address)
            follow()
        }
    }

    func move(to address: String) async {
        guard let target = trail.last(where: { $0.address == address }) else { return await open(address) }
        while self.address != address, host.frame.path.count > target.depth {
            let before = self.address
            try? await host.back()
            // A page may ask before it is left.
            guard self.address != before else { return }
        }
        if self.address != address { await open(address) }
    }

    private func follow() {
        let depth = host.frame.path.count
        trail.removeAll { $0.depth >= depth }
        trail.append((address, depth))
    }

    private func writer(_ page: PageFrame) -> PageWriter {
        PageWriter(
            page: page, refusals: refusals, notice: notice, app: String(localized: app), files: place.files
        ) { [place, linker, hasScript] in
            // Without the script a link would leave the tab, with what was typed, for a new one.
            hasScript ? linker($0).map(place.path) : nil
        }
    }

    private func noteShown(_ page: PageFrame) {
        let writer = writer(page)
        shown = Shown(
            screen: writer.screen, title: writer.title, address: address, focus: focusKey(page),
            place: Place(
                depth: page.frame.path.count, presented: page.frame.presented, titleKey: writer.titleKey))
        shownValues = [:]
        for (key, element) in zip(page.keys, page.frame.elements) where element.takesValue {
            shownValues[key] = PageWriter.shownValue(of: element)
        }
    }

    private func focusKey(_ page: PageFrame) -> String? {
        page.frame.elements.firstIndex(where: \.isFocused).map { page.keys[$0] }
    }

    private func changed() {
        guard let listener, !turns.isTaken else { return }
        let update = ProgramLocale.$ofScene.withValue(locale, operation: update)
        if let update { listener.yield(update) }
    }

    /// The changes since the browser was last told of some; nil where there are none.
    func update() -> String? {
        follow()
        guard let before = shown else { return whole() }
        let page = host.page
        noteShown(page)
        guard let now = shown, let changes = before.screen.changes(to: now.screen) else { return nil }
        let focus = focus(in: page, before, now)
        let tellsAddress = now.address != before.address || addressIsUnsure
        addressIsUnsure = false
        guard !changes.isEmpty || now.title != before.title || tellsAddress || focus != nil else { return nil }
        var json = JSONObject()
        json["from"] = .number("\(revision)")
        revision += 1
        json["to"] = .number("\(revision)")
        json["changes"] = .array(changes.map { .array([.string($0.id), .string($0.html)]) })
        if now.title != before.title { json["title"] = .string(now.title) }
        if tellsAddress { json["address"] = .string(place.path(of: now.address)) }
        if let focus { json["focus"] = .string(focus) }
        return JSONWriter.text(.object(json))
    }

    /// The place for the focus where it has to move: to what the program says, else on another page to its title, and
    /// on one that comes back to what was pressed there.
    private func focus(in page: PageFrame, _ before: Shown, _ now: Shown) -> String? {
        let origin = now.place == before.place ? nil : origin(from: before.place, to: now.place)
        if let key = now.focus, key != before.focus, !ownFocus.contains(key) { return key }
        guard now.place != before.place else { return nil }
        return now.focus ?? origin.flatMap { page.keys.contains($0) ? $0 : nil } ?? now.place.titleKey ?? "title"
    }

    /// The key of what was pressed on a page that comes back; nil for one that is new.
    private func origin(from before: Place, to now: Place) -> String? {
        if let index = ways.lastIndex(where: { $0.place == now }) {
            defer { ways.removeSubrange(index...) }
            return ways[index].key
        }
        if now.presented == nil { ways.removeAll { $0.place.depth >= now.depth } }
        if let lastPressed { ways.append((before, lastPressed)) }
        return nil
    }

    /// The whole screen, for a browser that has missed something.
    func whole() -> String {
        let page = host.page
        noteShown(page)
        let writer = writer(page)
        var json = JSONObject()
        json["to"] = .number("\(revision)")
        json["all"] = .bool(true)
        json["changes"] = [.array([.string(PageWriter.screenID), .string(writer.screen.html)])]
        json["title"] = .string(writer.title)
        json["address"] = .string(place.path(of: address))
        return JSONWriter.text(.object(json))
    }
}
