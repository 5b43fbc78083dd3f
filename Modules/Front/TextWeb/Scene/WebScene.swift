import TextUICore

/// A view in the tabs of browsers: it answers what a server hands on, and keeps a `WebSession` for each tab.
///
///     let scene = WebScene(base: "/counter") { place, _, languages in
///         WebSession(place, app: "Counter", locale: languages.locale(among: ["en"])) { CounterView() }
///     }
///     let answer = await scene.answer(WebRequest("GET", "/counter"))
///
/// A browser is known by a cookie, and reaches its own tabs alone. Whoever signs people in keeps the sessions itself.
@MainActor
public final class WebScene {
    /// The path before the address of each page; empty for a server of one app.
    public let base: String
    /// The path before what all tabs share.
    public let shared: String
    private let isEncrypted: Bool
    private let limit: Int
    private let sleep: Duration
    private let begin: (WebPlace, String, AcceptedLanguages) -> WebSession?
    private var tabs: [String: Tab] = [:]
    private var sweeper: Task<Void, Never>?

    private final class Tab {
        let session: WebSession
        /// The secret of the browser that has it.
        let browser: String
        /// The requests that are being answered, a stream of changes among them.
        var requests = 0
        var lastUse = ContinuousClock.now

        init(_ session: WebSession, of browser: String) {
            self.session = session
            self.browser = browser
        }
    }

    /// Makes the scene of a server.
    ///
    /// - Parameters:
    ///   - isEncrypted: Whether browsers come by https.
    ///   - limit: The most tabs at once. Where there are more, the one longest unused ends, unless its page is open.
    ///   - sleep: The time for which a tab is kept after its page was last heard of.
    ///   - begin: Makes the session of a tab that begins at an address, for a browser that asks for some languages; nil
    ///     where there is no such page.
    public init(
        base: String = "", shared: String = "/web", isEncrypted: Bool = false, limit: Int = 500,
        sleep: Duration = .seconds(300),
        begin: @escaping @MainActor (WebPlace, String, AcceptedLanguages) -> WebSession?
    ) {
        self.base = base
        self.shared = shared
        self.isEncrypted = isEncrypted
        self.limit = limit
        self.sleep = sleep
        self.begin = begin
        sweeper = Task { [weak self] in
            while (try? await Task.sleep(for: sleep / 4)) != nil {
                guard let self else { return }
                letSleep()
            }
        }
    }

    /// Ends all tabs.
    public func close() {
        sweeper?.cancel()
        for name in tabs.keys { end(name) }
    }

    /// The tabs that are awake.
    public var tabCount: Int { tabs.count }

    /// Answers a request for a page, an event, a stream of changes, or something that all pages share.
    public func answer(_ request: WebRequest) async -> WebResponse {
        if request.path.hasPrefix("\(shared)/events/") { return changes(request) }
        if request.path.hasPrefix("\(shared)/") {
            guard let asset = WebAsset.all.first(where: { request.path == "\(shared)/\($0.name)" }) else {
                return WebResponse(404)
            }
            return WebResponse(200, headers: asset.headers, bytes: asset.content)
        }
        let place = WebPlace(base: base, shared: shared, tab: WebSecret.make(), token: WebSecret.make())
        guard let path = place.address(ofPath: request.path) else { return WebResponse(404) }
        switch request.method {
        case "GET": return await page(request, at: path, place)
        case "POST": return await event(request)
        default: return WebResponse(405, headers: ["allow": "GET, POST"])
        }
    }

    private func page(_ request: WebRequest, at path: String, _ place: WebPlace) async -> WebResponse {
        let known = WebCookie.value(in: request.headers["cookie"], Self.cookie, isEncrypted: isEncrypted)
        if known == nil, request.headers["sec-fetch-site"] == "cross-site" {
            return send(200, "text/html; charset=utf-8", WebCookie.pageThatAsksAgain)
        }
        let (name, address) = WebRequest.tabAndAddress(path, request.query)
        if let tab = tab(name, request) {
            return await answering(tab) {
                await tab.session.go(to: address)
                return send(200, "text/html; charset=utf-8", tab.session.document)
            }
        }
        let languages = AcceptedLanguages(request.headers["accept-language"])
        guard makeRoom() else { return crowded(languages) }
        guard let session = begin(place, address, languages) else { return WebResponse(404) }
        let browser = known.flatMap { secret in tabs.values.first { $0.browser == secret }?.browser }
        let tab = Tab(session, of: browser ?? WebSecret.make())
        tabs[place.tab] = tab
        return await answering(tab) {
            await session.begin(at: address)
            var answer = send(200, "text/html; charset=utf-8", session.document)
            if browser == nil {
                answer.headers["set-cookie"] = WebCookie.header(tab.browser, Self.cookie, isEncrypted: isEncrypted)
            }
            return answer
        }
    }

    private func event(_ request: WebRequest) async -> WebResponse {
        guard ["same-origin", nil].contains(request.headers["sec-fetch-site"]) else { return WebResponse(403) }
        guard let form = WebForm(request.body) else { return WebResponse(400) }
        guard let tab = tab(form["tab"], request) else {
            // The page comes back from its address.
            return form["script"] == nil ? WebResponse(303, headers: ["location": request.path]) : WebResponse(410)
        }
        switch await answering(tab, { await tab.session.answer(to: form) }) {
        case .page(let path):
            var answer = send(303, "text/plain", "")
            answer.headers["location"] = path
            return answer
        case .update(let json): return send(200, "application/json", json)
        case .forged: return WebResponse(403)
        }
    }

    private func changes(_ request: WebRequest) -> WebResponse {
        // 204 tells a browser not to come back.
        guard let tab = tab(String(request.path.dropFirst("\(shared)/events/".count)), request) else {
            return WebResponse(204)
        }
        tab.requests += 1
        let events = tab.session.events {
            tab.requests -= 1
            tab.lastUse = .now
        }
        return WebResponse(events: events)
    }

    private func crowded(_ languages: AcceptedLanguages) -> WebResponse {
        let locale = languages.locale(among: ProgramLocale.languages(ofModule: "TextUICore"))
        var answer = send(503, "text/html; charset=utf-8", CrowdedPage.html(in: locale, shared: shared))
        answer.headers["retry-after"] = "60"
        return answer
    }

    private func send(_ status: Int, _ type: String, _ text: String) -> WebResponse {
        var answer = WebResponse(status, headers: ["content-type": type], bytes: Array(text.utf8))
        for header in WebAsset.headers { answer.headers[header.name.lowercased()] = header.value }
        return answer
    }

    private func answering<Answer>(_ tab: Tab, _ body: () async -> Answer) async -> Answer {
        tab.requests += 1
        defer {
            tab.requests -= 1
            tab.lastUse = .now
        }
        return await body()
    }

    /// The tab of a name, if it is the asking browser's.
    private func tab(_ name: String?, _ request: WebRequest) -> Tab? {
        guard let name, let tab = tabs[name],
            let secret = WebCookie.value(in: request.headers["cookie"], Self.cookie, isEncrypted: isEncrypted),
            tab.browser.isEqualInConstantTime(to: secret)
        else { return nil }
        return tab
    }

    private func makeRoom() -> Bool {
        if tabs.count >= limit,
            let oldest = tabs.filter({ $0.value.requests == 0 }).min(by: { $0.value.lastUse < $1.value.lastUse })
        {
            end(oldest.key)
        }
        return tabs.count < limit
    }

    private func letSleep() {
        let limit = ContinuousClock.now - sleep
        for (name, tab) in tabs where tab.requests == 0 && tab.lastUse < limit { end(name) }
    }

    private func end(_ name: String) { tabs.removeValue(forKey: name)?.session.close() }

    private static let cookie = "textweb"
}
