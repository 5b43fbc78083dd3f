import ClinicAPI
import ClinicService
import ClinicWeb
import Foundation
import TestPages
import TestSupport
import Testing

/// The apps as browsers reach them.
@MainActor
struct WebDeskTests {
    private func desk(_ limits: WebLimits = WebLimits(), isEncrypted: Bool = false) async throws -> WebDesk {
        WebDesk(try await Keeping.memory.makeClinic().service, limits: limits, isEncrypted: isEncrypted)
    }

    @Test func `who signs in is at Home, and in further tabs of the browser too`() async throws {
        let desk = try await desk()
        let ana = Visitor(desk)
        try await ana.open("/patient")
        #expect(ana.title == "Sign in")
        let before = ana.cookie
        try await ana.signIn("ana", ClinicFixture.password)
        #expect(ana.title == "Home")
        // A secret that somebody knew before is worth nothing now.
        #expect(ana.cookie != before)
        try await ana.open("/patient")
        #expect(ana.title == "Home")
        try await ana.open("/doctor")
        #expect(ana.title == "Sign in")
        let stranger = Visitor(desk)
        stranger.cookie = before
        try await stranger.open("/patient")
        #expect(stranger.title == "Sign in")
    }

    @Test func `what people say about themselves may be filled in`() async throws {
        let ana = Visitor(try await desk())
        try await ana.open("/patient")
        #expect(try await fillable(ana) == ["username", "current-password"])
        try await ana.signIn("ana", ClinicFixture.password)
        try await ana.open("/patient/account")
        try await ana.press(identifier: "account.change")
        #expect(
            try await fillable(ana) == [
                "tel", "email", "address-line1", "postal-code", "address-level2", "address-level1",
            ])
        try await ana.open("/patient/account")
        try await ana.press(identifier: "account.password")
        #expect(try await fillable(ana) == ["current-password", "new-password", "new-password"])
    }

    /// What a browser may fill in, by field in the page that is open, those of several lines last.
    private func fillable(_ visitor: Visitor) async throws -> [String] {
        let answer = await visitor.send("GET", visitor.path)
        let page = try HTMLReader.read(String(decoding: answer.body, as: UTF8.self))
        return (page.all("input") + page.all("textarea")).compactMap { $0["autocomplete"] }
    }

    @Test func `who signs out is out in further tabs`() async throws {
        let ana = Visitor(try await desk())
        try await ana.open("/patient")
        try await ana.signIn("ana", ClinicFixture.password)
        try await ana.press("Sign out")
        try await ana.press("Sign out")
        #expect(ana.title == "Sign in")
        try await ana.open("/patient")
        #expect(ana.title == "Sign in")
    }

    @Test func `who signs out in one tab is out in those that are open already`() async throws {
        let desk = try await desk()
        let ana = Visitor(desk)
        try await ana.open("/patient")
        try await ana.signIn("ana", ClinicFixture.password)
        let other = Visitor(desk)
        other.cookie = ana.cookie
        try await other.open("/patient/messages")
        #expect(other.title == "Messages")
        try await ana.press("Sign out")
        try await ana.press("Sign out")
        #expect(try await other.post([:]) == 303)
        #expect(other.title == "Sign in")
    }

    @Test func `a wrong password lets nobody in`() async throws {
        let ana = Visitor(try await desk())
        try await ana.open("/patient")
        try await ana.signIn("ana", "guess")
        #expect(ana.words.contains { $0.hasPrefix("alert ") })
    }

    @Test func `a page opens at its address, and says the one that it comes to`() async throws {
        let ana = Visitor(try await desk())
        try await ana.open("/patient/messages")
        try await ana.signIn("ana", ClinicFixture.password)
        #expect(ana.title == "Messages")
        #expect(ana.path == "/patient/messages?tab=\(ana.tab ?? "")")
        try await ana.open("/patient/appointments")
        #expect(ana.title == "Appointments")
        try await ana.post(["do": "back"])
        #expect(ana.path == "/patient?tab=\(ana.tab ?? "")")
        #expect(ana.title == "Home")
    }

    @Test func `another browser's tab cannot be reached by its name`() async throws {
        let desk = try await desk()
        let (ana, eve) = (Visitor(desk), Visitor(desk))
        try await ana.open("/patient")
        try await ana.signIn("ana", ClinicFixture.password)
        let tab = try #require(ana.tab)
        try await eve.open("/patient?tab=\(tab)")
        #expect(eve.title == "Sign in")
        #expect(eve.tab != tab)
        #expect(await eve.send("POST", "/patient", "script=1&tab=\(tab)&do=look").status == 410)
        #expect(await eve.send("POST", "/patient", "tab=\(tab)&do=back").status == 303)
        #expect(desk.changes(APIRequest("GET", "/web/events/\(tab)")).head.status == 204)
    }

    @Test func `a form from elsewhere does nothing`() async throws {
        let ana = Visitor(try await desk())
        try await ana.open("/patient")
        try await ana.signIn("ana", ClinicFixture.password)
        let tab = try #require(ana.tab)
        #expect(await ana.send("POST", "/patient", "tab=\(tab)&do=back").status == 403)
        #expect(await ana.send("POST", "/patient", "tab=\(tab)&token=0&do=back").status == 403)
        #expect(try await ana.post([:], headers: ["origin": "http://evil.test"]) == 403)
        #expect(try await ana.post([:], headers: ["sec-fetch-site": "cross-site"]) == 403)
        #expect(try await ana.post([:], headers: ["origin": "http://clinic.test"]) == 303)
    }

    @Test func `a link from elsewhere does not take the cookie's place`() async throws {
        let desk = try await desk()
        let visitor = Visitor(desk)
        let answer = await visitor.send("GET", "/patient", headers: ["sec-fetch-site": "cross-site"])
        #expect(answer.status == 200)
        #expect(answer.headers["set-cookie"] == nil)
        #expect(String(decoding: answer.body, as: UTF8.self).contains("http-equiv=\"refresh\""))
        #expect(desk.tabCount == 0)
    }

    @Test(arguments: [true, false])
    func `pages and cookies are guarded`(_ isEncrypted: Bool) async throws {
        let answer = await Visitor(try await desk(isEncrypted: isEncrypted)).send("GET", "/patient")
        let cookie = try #require(answer.headers["set-cookie"])
        #expect(cookie.contains("; HttpOnly; SameSite=Strict"))
        #expect(cookie.contains("; Secure") == isEncrypted)
        #expect(cookie.hasPrefix("__Host-") == isEncrypted)
        #expect((answer.headers["strict-transport-security"] != nil) == isEncrypted)
        let policy = try #require(answer.headers["content-security-policy"])
        #expect(!policy.contains("unsafe"))
        #expect(answer.headers["cache-control"] == "no-store")
        #expect(answer.headers["x-content-type-options"] == "nosniff")
    }

    @Test func `a further tab is locked out when the others would be locked`() async throws {
        var limits = WebLimits()
        limits.lockDelay = .milliseconds(1)
        let ana = Visitor(try await desk(limits))
        try await ana.open("/patient")
        try await ana.signIn("ana", ClinicFixture.password)
        try await Task.sleep(for: .milliseconds(5))
        try await ana.open("/patient")
        #expect(ana.title == "Sign in")
    }

    /// Somebody who has signed in, and whose screen has locked itself.
    private func lockedOut(_ service: ClinicService) async throws -> Visitor {
        var limits = WebLimits()
        limits.lockDelay = .seconds(1)
        let ana = Visitor(WebDesk(service, limits: limits, isEncrypted: false))
        try await ana.open("/patient/messages")
        try await ana.signIn("ana", ClinicFixture.password)
        while ana.title != "Locked" {
            try await Task.sleep(for: .milliseconds(50))
            try await ana.open("/patient/messages?tab=\(ana.tab ?? "")")
        }
        return ana
    }

    @Test func `a screen that has locked itself shows nothing until the password brings it back`() async throws {
        let ana = try await lockedOut(try await Keeping.memory.makeClinic().service)
        #expect(!ana.words.contains { $0.contains("Messages") })
        try await unlock(ana, with: "guess")
        #expect(ana.words.contains { $0.hasPrefix("alert ") })
        try await ana.press("OK")
        #expect(ana.title == "Locked")
        try await unlockForAWhile(ana)
        #expect(ana.title == "Messages")
    }

    @Test func `a password that unlocks is checked among those that sign in, and not when too many wait`() async throws
    {
        let service = try await Keeping.memory.makeClinic().service
        let ana = try await lockedOut(service)
        let others = (0..<64).map { _ in
            Task {
                // One that is sent away comes again, until so many wait that nobody finds a place.
                while !Task.isCancelled {
                    try? await service.hashing { try await Task.sleep(for: .seconds(600)) }
                    await Task.yield()
                }
            }
        }
        while (try? await service.hashing {}) != nil { await Task.yield() }
        try await unlock(ana, with: ClinicFixture.password)
        #expect(ana.words.contains { $0.hasPrefix("alert ") })
        for other in others {
            other.cancel()
            await other.value
        }
        try await ana.press("OK")
        try await unlockForAWhile(ana)
        #expect(ana.title == "Messages")
    }

    /// Unlocks the screen; again, where it has locked itself anew before a busy machine could show it.
    private func unlockForAWhile(_ visitor: Visitor) async throws {
        for _ in 0..<20 where visitor.title == "Locked" { try await unlock(visitor, with: ClinicFixture.password) }
    }

    private func unlock(_ visitor: Visitor, with password: String) async throws {
        let field = try #require(visitor.page?.elements.first { $0.identifier == "lock.password" }?.field)
        try await visitor.post([field: password])
        try await visitor.press("Unlock")
    }

    @Test func `a browser, and strangers at one address, have a few tabs each`() async throws {
        var limits = WebLimits()
        (limits.tabs, limits.tabsOfBrowser, limits.strangersOfAddress) = (8, 3, 4)
        let desk = try await desk(limits)
        let one = Visitor(desk)
        try await one.open("/patient")
        let first = try #require(one.tab)
        for _ in 0..<3 { try await one.open("/patient") }
        #expect(desk.tabCount == 3)
        try await one.open("/patient?tab=\(first)")
        #expect(one.tab != first)
        for _ in 0..<6 { try await Visitor(desk).open("/doctor") }
        #expect(desk.tabCount == 4)
        for number in 0..<9 { try await Visitor(desk, from: "192.0.2.\(number)").open("/doctor") }
        #expect(desk.tabCount == 8)
    }

    @Test func `an open page outlives pages that the same browser loads and leaves`() async throws {
        var limits = WebLimits()
        limits.tabsOfBrowser = 3
        let ana = Visitor(try await desk(limits))
        try await ana.open("/patient")
        let open = try #require(ana.tab)
        let changes = try #require(ana.listen())
        for _ in 0..<6 { try await ana.open("/patient") }
        try await ana.open("/patient?tab=\(open)")
        #expect(ana.tab == open)
        withExtendedLifetime(changes) {}
    }

    @Test(arguments: [(4, 16), (100, 4)])
    func `a burst of pages makes no more tabs than there may be`(_ most: Int, _ mostOfBrowser: Int) async throws {
        var limits = WebLimits()
        (limits.tabs, limits.tabsOfBrowser) = (most, mostOfBrowser)
        let desk = try await desk(limits)
        let ana = Visitor(desk)
        try await ana.open("/patient")
        try await ana.signIn("ana", ClinicFixture.password)
        let burst = (0..<12).map { _ in Task { await ana.send("GET", "/patient").status } }
        var statuses: Set<Int> = []
        for page in burst { statuses.insert(await page.value) }
        #expect(desk.tabCount <= 4)
        #expect(statuses == [200, 503])
    }

    @Test func `a tab that nobody has heard of for a while is let go, and its page comes back`() async throws {
        var limits = WebLimits()
        limits.sleep = .milliseconds(20)
        let desk = try await desk(limits)
        let ana = Visitor(desk)
        try await ana.open("/patient")
        while desk.tabCount > 0 { try await Task.sleep(for: .milliseconds(5)) }
        #expect(try await ana.post([:]) == 303)
        #expect(ana.title == "Sign in")
    }

    @Test func `the server's name alone leads to the patient's app`() async throws {
        let answer = await Visitor(try await desk()).send("GET", "/")
        #expect(answer.status == 303)
        #expect(answer.headers["location"] == "/patient")
        #expect(WebDesk.name(of: "/") == "/" && WebDesk.name(of: "//patient") == nil)
    }

    @Test(arguments: ["/patients", "/web/../patient", "/web/style.css", "/web/files/1/x", "/web/", "/doctors/x"])
    func `nothing else is there`(_ path: String) async throws {
        #expect(await Visitor(try await desk()).send("GET", path).status == 404)
    }
}
