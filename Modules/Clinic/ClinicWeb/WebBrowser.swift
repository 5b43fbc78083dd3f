import ClinicModel
import Synchronization
import TextWeb

/// One browser, known by a cookie.
@MainActor
final class WebBrowser {
    /// The secret in the cookie. Another one takes its place when somebody signs in.
    private(set) var secret = WebSecret.make()
    /// The secret in the forms of its pages.
    let token = WebSecret.make()
    let files: BrowserFiles
    /// Whether the browser is to be told of its secret.
    var isNew = true
    var lastUse = ContinuousClock.now
    private var signIns: [String: SignIn] = [:]

    /// Who has signed in to a program, and when there was last input from them.
    private struct SignIn {
        var session: Session
        var lastInput: ContinuousClock.Instant
    }

    init(files: BrowserFiles) {
        self.files = files
    }

    func note(_ session: Session, in program: String) {
        guard signIns[program]?.session != session else { return }
        signIns[program] = SignIn(session: session, lastInput: .now)
        secret = WebSecret.make()
        isNew = true
    }

    var hasSession: Bool { !signIns.isEmpty }

    func noteInput(in program: String) { signIns[program]?.lastInput = .now }

    func forgetSession(in program: String) { signIns[program] = nil }

    /// The session in which a further tab may go on; nil where the tabs there are would be locked.
    func session(in program: String, lockDelay: Duration?) -> Session? {
        guard let signIn = signIns[program] else { return nil }
        if let lockDelay, ContinuousClock.now - signIn.lastInput >= lockDelay { return nil }
        return signIn.session
    }
}

/// One tab of a browser.
@MainActor
final class WebTab {
    let browser: WebBrowser
    let app: WebApp
    let session: WebSession
    /// The network address that has asked for it.
    let network: String
    var lastUse = ContinuousClock.now
    /// The requests that are being answered, streams of changes among them.
    private(set) var requests = 0
    private let signedIn: NotedSession

    init(_ browser: WebBrowser, _ app: WebApp, _ session: WebSession, _ signedIn: NotedSession, from network: String) {
        self.network = network
        self.browser = browser
        self.app = app
        self.session = session
        self.signedIn = signedIn
    }

    func beginRequest() { requests += 1 }

    func endRequest() {
        requests -= 1
        lastUse = .now
    }

    /// Does something for a request; meanwhile the tab is in use.
    func answering<Answer>(_ body: () async -> Answer) async -> Answer {
        beginRequest()
        defer { endRequest() }
        return await body()
    }

    /// Hands the session in which somebody has signed in here to the browser's other tabs.
    func shareSession() {
        if let session = signedIn.take() { browser.note(session, in: app.program) }
    }
}

/// The session that a tab has begun to go on in.
final class NotedSession: Sendable {
    private let session = Mutex<Session?>(nil)

    func note(_ session: Session) { self.session.withLock { $0 = session } }

    func take() -> Session? {
        session.withLock { session in
            defer { session = nil }
            return session
        }
    }
}
