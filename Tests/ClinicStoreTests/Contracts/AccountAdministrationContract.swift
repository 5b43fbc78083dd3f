import ClinicModel
import Foundation
import TestSupport
import Testing

/// What the administrator can do with accounts and sessions, however the clinic is kept.
@Suite struct AccountAdministrationContract {
    private let password = ClinicFixture.password

    @Test(arguments: Keeping.allCases)
    func `accounts and sessions are listed with whose they are`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let session = try await clinic.signIn.signIn(userName: "ana", password: password, as: .patient)

        let accounts = try await clinic.accounts.accounts()
        #expect(accounts.map(\.userName) == ["ana", "bo", "ines", "karl"])
        #expect(accounts.map(\.sessions) == [1, 0, 0, 0])
        #expect(accounts.first?.name == "Ana María Fernández")
        #expect(accounts.allSatisfy { $0.state == .active })
        let listed = try #require(try await clinic.accounts.sessions().first)
        #expect(listed.principal == .patient("ana") && listed.userName == "ana")
        #expect(listed.started == ClinicFixture.monday && listed.expires == session.expires)
    }

    @Test(arguments: Keeping.allCases)
    func `an account that ended signs nobody in, and its name stays taken`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let session = try await clinic.signIn.signIn(userName: "ana", password: password, as: .patient)

        #expect(try await clinic.accounts.end("ANA") == 1)

        await #expect(throws: ClinicError.notAllowed("sign in with an account that has ended")) {
            try await clinic.signIn.signIn(userName: "ana", password: password, as: .patient)
        }
        await #expect(throws: ClinicError.wrongPassword) {
            try await clinic.signIn.signIn(userName: "ana", password: "guess", as: .patient)
        }
        await #expect(throws: ClinicError.signedOut) {
            try await clinic.signIn.resume(token: session.token, as: .patient)
        }
        #expect(try await clinic.accounts.accounts().first?.state == .ended(since: ClinicFixture.monday))
        await #expect(throws: ClinicError.invalid("The user name “ana” is taken.")) {
            try await clinic.accounts.make(userName: "ana", password: password, principal: .patient("bo"))
        }
        for refused in [
            { _ = try await clinic.accounts.end("ana") },
            { _ = try await clinic.accounts.unlock("ana") },
            { _ = try await clinic.accounts.setPassword("quite long enough", of: "ana") },
        ] as [@Sendable () async throws -> Void] {
            await #expect(throws: ClinicError.notPossible("The account “ana” has ended.")) { try await refused() }
        }
        try await clinic.accounts.make(userName: "ana", password: password, principal: .patient("ana"))
        _ = try await clinic.signIn.signIn(userName: "ana", password: password, as: .patient)
        let done = try await clinic.audit(of: "administrator").map(\.detail)
        #expect(done.contains("ended") && done.contains("made for Patient/ana"))
    }

    @Test(arguments: Keeping.allCases)
    func `whoever is at it when their session ends reaches nothing more`(keeping: Keeping) async throws {
        let (time, system) = (TestClock(ClinicFixture.monday), TestClock(ClinicFixture.monday))
        let clinic = try await keeping.makeClinic(clock: ClinicClock({ time.now }, system: { system.now }))
        var open: [String: Gateways] = [:]
        var sessions: [String: Session] = [:]
        for name in ["ana", "bo"] {
            let session = try await clinic.signIn.signIn(userName: name, password: password, as: .patient)
            (open[name], sessions[name]) = (clinic.gateways(for: session), session)
        }
        let (ana, bo) = (try #require(open["ana"]), try #require(open["bo"]))
        #expect(try await ana.accounts.profile().userName == "ana")

        try await clinic.accounts.end("ana")
        await #expect(throws: ClinicError.signedOut) { try await ana.accounts.profile() }
        await #expect(throws: ClinicError.signedOut) {
            try await ana.slots.hold(ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T07:00:00Z"))
        }
        try await ana.accounts.signOut(#require(sessions["ana"]))

        #expect(try await bo.accounts.profile().userName == "bo")
        system.advance(by: 12 * 3600)
        await #expect(throws: ClinicError.signedOut) { try await bo.accounts.profile() }
    }

    @Test(arguments: Keeping.allCases)
    func `a lock is lifted by unlocking and by a new password`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        for name in ["ana", "bo"] {
            for _ in 0..<3 {
                _ = try? await clinic.signIn.signIn(userName: name, password: "guess", as: .patient)
            }
        }
        #expect(
            try await clinic.accounts.accounts().first?.state == .locked(until: ClinicFixture.monday + 1))

        #expect(try await clinic.accounts.unlock("ana"))
        #expect(try await !clinic.accounts.unlock("ana"))
        try await clinic.accounts.setPassword("quite long enough", of: "bo")

        _ = try await clinic.signIn.signIn(userName: "ana", password: password, as: .patient)
        _ = try await clinic.signIn.signIn(userName: "bo", password: "quite long enough", as: .patient)
    }

    @Test(arguments: Keeping.allCases)
    func `sessions are ended by their number, or all of a user's`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        var sessions: [Session] = []
        for name in ["ana", "ana", "ana", "bo"] {
            sessions.append(try await clinic.signIn.signIn(userName: name, password: password, as: .patient))
        }
        let second = try await clinic.accounts.sessions()[1].id

        #expect(try await clinic.accounts.endSession(second) == "ana")
        await #expect(throws: ClinicError.notFound("session \(second)")) {
            try await clinic.accounts.endSession(second)
        }
        #expect(try await clinic.signIn.resume(token: sessions[0].token, as: .patient) == sessions[0])
        await #expect(throws: ClinicError.signedOut) {
            try await clinic.signIn.resume(token: sessions[1].token, as: .patient)
        }
        #expect(try await clinic.accounts.endSessions(of: "ana") == 2)
        #expect(try await clinic.accounts.sessions().map(\.userName) == ["bo"])
        await #expect(throws: ClinicError.notFound("user “nobody”")) {
            try await clinic.accounts.endSessions(of: "nobody")
        }
    }
}
