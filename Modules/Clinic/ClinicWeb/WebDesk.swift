import ClinicAPI
import ClinicDemo
import ClinicFHIR
import ClinicModel
public import ClinicService
import Foundation
import SharedScenes
import TextWeb

/// Both apps for browsers: it answers their requests, whatever brings them.
@MainActor
public final class WebDesk {
    /// The path before everything that all tabs share.
    nonisolated static let shared = "/web"
    static let cookie = "caduceus"

    let service: ClinicService
    let limits: WebLimits
    /// Whether browsers come by https.
    let isEncrypted: Bool
    private(set) var tabs: [String: WebTab] = [:]
    /// The tabs that are awake.
    public var tabCount: Int { tabs.count }
    /// The browsers of tabs that are on the way, by the tabs' names. They count as tabs.
    private var openings: [String: WebBrowser] = [:]
    private var browsers: [ObjectIdentifier: WebBrowser] = [:]
    private var sweeper: Task<Void, Never>?

    public init(_ service: ClinicService, limits: WebLimits = WebLimits(), isEncrypted: Bool) {
        self.service = service
        self.limits = limits
        self.isEncrypted = isEncrypted
        let pause = limits.sleep / 4
        sweeper = Task { [weak self] in
            while (try? await Task.sleep(for: pause)) != nil {
                guard let self else { return }
                self.letSleep()
            }
        }
    }

    /// Ends all tabs.
    public func close() {
        sweeper?.cancel()
        for tab in tabs.values { tab.session.close() }
        tabs = [:]
    }

    /// The kind of thing at a path, for logs and figures; nil where browsers ask for nothing.
    public nonisolated static func name(of path: String) -> String? {
        let names = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
        guard names.count > 1, names[0].isEmpty else { return nil }
        switch names[1] {
        case "" where names.count == 2: return "/"
        case "patient", "doctor": return "/\(names[1])"
        case "web":
            return names.count > 2 && names[2].hasPrefix("events/")
                ? "/web/events" : names.count > 2 && names[2].hasPrefix("files/") ? "/web/files" : "/web"
        default: return nil
        }
    }

    /// The browser that a request comes from; a new one where the cookie is nobody's.
    func browser(of request: APIRequest) -> WebBrowser {
        if let known = knownBrowser(of: request) { return known }
        if browsers.count >= limits.browsers { forgetBrowser() }
        let browser = WebBrowser(
            files: BrowserFiles(
                place: "\(Self.shared)/files", exporter: PatientBundle(namedBy: service.clock),
                calendar: AppointmentCalendar(),
                clock: service.clock))
        browsers[ObjectIdentifier(browser)] = browser
        return browser
    }

    /// The browser whose cookie a request carries.
    func knownBrowser(of request: APIRequest) -> WebBrowser? {
        guard let secret = WebCookie.value(in: request.headers["cookie"], Self.cookie, isEncrypted: isEncrypted) else {
            return nil
        }
        // All are compared, whichever fits.
        return browsers.values.reduce(nil) { found, browser in
            browser.secret.isEqualInConstantTime(to: secret) ? browser : found
        }
    }

    private func forgetBrowser() {
        let busy = Set(tabs.values.map { ObjectIdentifier($0.browser) })
        let oldest = browsers.filter { !busy.contains($0.key) }.min { $0.value.lastUse < $1.value.lastUse }
        if let oldest { browsers[oldest.key] = nil }
    }

    /// The tab of a name, if it is that browser's.
    func tab(_ name: String?, of browser: WebBrowser, in app: WebApp? = nil) -> WebTab? {
        guard let name, let tab = tabs[name], tab.browser === browser, app == nil || tab.app.program == app?.program
        else { return nil }
        tab.lastUse = .now
        browser.lastUse = .now
        return tab
    }

    /// Opens a tab at an address; nil where there are too many.
    func open(
        _ app: WebApp, at address: String, in languages: AcceptedLanguages, for browser: WebBrowser,
        from network: String
    ) async -> WebTab? {
        guard makeRoom(for: browser, from: network) else { return nil }
        let signIn = WebSignIn(service: service, address: network)
        let noted = NotedSession()
        let name = WebSecret.make()
        openings[name] = browser
        let session = await resume(signIn, app, browser)
        let place = WebPlace(base: "/\(app.program)", shared: Self.shared, tab: name, token: browser.token)
        let start = WebStart(
            locale: languages.locale(among: app.languages), session: session, signIn: signIn,
            demo: demo(for: app.role), files: browser.files, clock: service.clock, lockDelay: limits.lockDelay,
            gateways: { [service, weak self] session in
                service.gateways(for: session) { [weak self] in await self?.noteSignOut(in: name) }
            },
            noteSession: { noted.note($0) })
        let tab = WebTab(browser, app, app.begin(place, start), noted, from: network)
        openings[name] = nil
        tabs[name] = tab
        await tab.answering { await tab.session.begin(at: address) }
        // The session that it was begun with is the browser's already.
        _ = noted.take()
        return tab
    }

    /// Brings back the session in which a browser's further tab may go on.
    private func resume(_ signIn: WebSignIn, _ app: WebApp, _ browser: WebBrowser) async -> Session? {
        guard let known = browser.session(in: app.program, lockDelay: limits.lockDelay) else { return nil }
        let session = try? await signIn.resume(token: known.token, as: app.role)
        if session == nil { browser.forgetSession(in: app.program) }
        return session
    }

    /// Who signs out in one tab is out in all of the browser's.
    private func noteSignOut(in name: String) {
        guard let tab = tabs[name] else { return }
        tab.browser.forgetSession(in: tab.app.program)
        for (other, also) in tabs
        where other != name && also.browser === tab.browser && also.app.program == tab.app.program {
            tabs[other] = nil
            also.session.close(reloads: true)
        }
    }

    private func demo(for role: Principal.Role) -> DemoAccount? {
        service.isDemo ? DemoAccount(userName: DemoClinic.user(in: role), password: DemoClinic.password) : nil
    }

    /// Lets go of the tab that was longest unused, where there are too many. One with an open page goes last, and only for
    /// a further one of the same browser, or of the same address where nobody is signed in.
    private func makeRoom(for browser: WebBrowser, from network: String) -> Bool {
        let own = tabs.filter { $0.value.browser === browser }
        let ownOpenings = openings.values.count { $0 === browser }
        if own.count + ownOpenings >= limits.tabsOfBrowser, !letGo(of: own) { return false }
        let strangers = tabs.filter { $0.value.network == network && !$0.value.browser.hasSession }
        if strangers.count >= limits.strangersOfAddress, !letGo(of: strangers) { return false }
        guard tabs.count + openings.count >= limits.tabs else { return true }
        return letGo(of: tabs.filter { $0.value.requests == 0 })
    }

    /// Lets go of the one that was longest unused, of those without an open page if there are any; false where there is
    /// none.
    private func letGo(of some: [String: WebTab]) -> Bool {
        let closed = some.filter { $0.value.requests == 0 }
        let oldest = (closed.isEmpty ? some : closed).min { $0.value.lastUse < $1.value.lastUse }
        guard let oldest else { return false }
        tabs[oldest.key] = nil
        oldest.value.session.close()
        return true
    }

    private func letSleep() {
        let limit = ContinuousClock.now - limits.sleep
        for (name, tab) in tabs where tab.requests == 0 && tab.lastUse < limit {
            tabs[name] = nil
            tab.session.close()
        }
    }
}
