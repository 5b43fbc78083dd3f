import ClinicModel
import Foundation
import TestSupport
import Testing

/// What every `SignInGateway` and `AccountsGateway` holds to.
@Suite struct AccountsContract {
    private let password = ClinicFixture.password

    @Test(arguments: Keeping.allCases)
    func `who knows the password signs in, whatever the case of the name`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let session = try await clinic.signIn.signIn(userName: " Ana ", password: password, as: .patient)
        #expect(session.principal == .patient("ana"))
        #expect(session.name == "Ana María Fernández")
        let profile = try await clinic.ana.accounts.profile()
        #expect(profile.userName == "ana")
        #expect(profile.person == .patient(ClinicFixture.ana))
    }

    @Test(arguments: Keeping.allCases)
    func `an unknown user and a wrong password get the same answers`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        for name in ["ana", "nobody"] {
            var answers: [ClinicError] = []
            for _ in 0..<12 {
                let error = await #expect(throws: ClinicError.self) {
                    try await clinic.signIn.signIn(userName: name, password: "guess", as: .patient)
                }
                if let error { answers.append(error) }
                if case .locked(let until) = error { time.now = until }
            }
            let locked = answers.filter { if case .locked = $0 { true } else { false } }
            #expect(answers.prefix(3).allSatisfy { $0 == .wrongPassword })
            #expect(locked.count == 5)
            #expect(try await clinic.audit(of: "user:\(name)").count == 7)
        }
    }

    @Test(arguments: Keeping.allCases)
    func `the delay grows to a lock, during which the right password does not help`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        var delays: [TimeInterval] = []
        while delays.last != 900 {
            let error = await #expect(throws: ClinicError.self) {
                try await clinic.signIn.signIn(userName: "ana", password: "guess", as: .patient)
            }
            if case .locked(let until) = error {
                delays.append(until.timeIntervalSince(time.now))
                if delays.last != 900 { time.now = until }
            }
        }
        #expect(delays == [1, 2, 4, 8, 16, 32, 64, 900])
        await #expect(throws: ClinicError.locked(until: time.now + 900)) {
            try await clinic.signIn.signIn(userName: "ana", password: password, as: .patient)
        }
        #expect(try await clinic.audit(of: "user:ana").first?.outcome == .seriousFailure)
        time.advance(by: 900)
        _ = try await clinic.signIn.signIn(userName: "ana", password: password, as: .patient)
        await #expect(throws: ClinicError.wrongPassword) {
            try await clinic.signIn.signIn(userName: "ana", password: "guess", as: .patient)
        }
    }

    @Test(arguments: Keeping.allCases)
    func `an account opens one app only`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        await #expect(throws: ClinicError.notAllowed("sign in as a patient with this account")) {
            try await clinic.signIn.signIn(userName: "ines", password: password, as: .patient)
        }
        #expect(try await clinic.audit(of: "Practitioner/ines").first?.outcome == .minorFailure)
    }

    @Test(arguments: Keeping.allCases)
    func `a session goes on until it is ended or expires`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        let one = try await clinic.signIn.signIn(userName: "ana", password: password, as: .patient)
        let two = try await clinic.signIn.signIn(userName: "ana", password: password, as: .patient)
        #expect(try await clinic.signIn.resume(token: one.token, as: .patient) == one)
        await #expect(throws: ClinicError.signedOut) {
            try await clinic.signIn.resume(token: one.token, as: .practitioner)
        }
        try await clinic.ana.accounts.signOut(one)
        await #expect(throws: ClinicError.signedOut) {
            try await clinic.signIn.resume(token: one.token, as: .patient)
        }
        #expect(try await clinic.signIn.resume(token: two.token, as: .patient) == two)
        time.now = two.expires
        await #expect(throws: ClinicError.signedOut) {
            try await clinic.signIn.resume(token: two.token, as: .patient)
        }
    }

    @Test(arguments: Keeping.allCases)
    func `a session that nobody uses is over before its end`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        let used = try await clinic.signIn.signIn(userName: "ana", password: password, as: .patient)
        let unused = try await clinic.signIn.signIn(userName: "ana", password: password, as: .patient)
        // To read is a use.
        time.advance(by: 3 * 3600)
        _ = try await clinic.gateways(for: used).overview.overview()
        time.advance(by: 3600)
        #expect(try await clinic.gateways(for: used).accounts.sessions(seenFrom: used).map(\.isCurrent) == [true])
        await #expect(throws: ClinicError.signedOut) { try await clinic.gateways(for: unused).overview.overview() }
        await #expect(throws: ClinicError.signedOut) {
            try await clinic.signIn.resume(token: unused.token, as: .patient)
        }
        for _ in 0..<2 {
            time.advance(by: 3 * 3600)
            _ = try await clinic.gateways(for: used).overview.overview()
        }
        time.now = used.expires
        await #expect(throws: ClinicError.signedOut) { try await clinic.gateways(for: used).overview.overview() }
    }

    @Test(arguments: Keeping.allCases)
    func `a changed password ends the sessions and the old one`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let session = try await clinic.signIn.signIn(userName: "ana", password: password, as: .patient)
        await #expect(throws: ClinicError.wrongPassword) {
            try await clinic.ana.accounts.changePassword(from: "guess", to: "quite long enough")
        }
        await #expect(throws: ClinicError.invalid("A password needs at least 8 characters.")) {
            try await clinic.ana.accounts.changePassword(from: password, to: "short")
        }
        try await clinic.ana.accounts.changePassword(from: password, to: "quite long enough")
        await #expect(throws: ClinicError.signedOut) {
            try await clinic.signIn.resume(token: session.token, as: .patient)
        }
        await #expect(throws: ClinicError.wrongPassword) {
            try await clinic.signIn.signIn(userName: "ana", password: password, as: .patient)
        }
        _ = try await clinic.signIn.signIn(userName: "ana", password: "quite long enough", as: .patient)
    }

    @Test(arguments: Keeping.allCases)
    func `a screen is unlocked with the password of its own account, and both are noted`(
        keeping: Keeping
    ) async throws {
        let clinic = try await keeping.makeClinic()
        let session = try await clinic.signIn.signIn(userName: "ana", password: password, as: .patient)
        try await clinic.ana.accounts.lock(session)
        await #expect(throws: ClinicError.wrongPassword) {
            try await clinic.ana.accounts.unlock(session, password: "guess")
        }
        try await clinic.ana.accounts.unlock(session, password: password)
        let notes = try await clinic.audit(of: "Patient/ana").prefix(2)
        #expect(notes.map(\.detail) == ["unlocked the screen", "locked the screen"])
        #expect(notes.allSatisfy { $0.entity == "Account/ana" && $0.action == .execute && $0.outcome == .success })
        #expect(try await clinic.audit(of: "user:ana").map(\.detail) == ["wrong password"])
    }

    @Test(arguments: Keeping.allCases)
    func `failures to unlock count as failures to sign in`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        let session = try await clinic.signIn.signIn(userName: "ana", password: password, as: .patient)
        await #expect(throws: ClinicError.wrongPassword) {
            try await clinic.signIn.signIn(userName: "ana", password: "guess", as: .patient)
        }
        for _ in 0..<2 {
            await #expect(throws: ClinicError.wrongPassword) {
                try await clinic.ana.accounts.unlock(session, password: "guess")
            }
        }
        let locked = ClinicError.locked(until: time.now + 1)
        await #expect(throws: locked) { try await clinic.ana.accounts.unlock(session, password: password) }
        await #expect(throws: locked) {
            try await clinic.signIn.signIn(userName: "ana", password: password, as: .patient)
        }
        time.advance(by: 1)
        try await clinic.ana.accounts.unlock(session, password: password)
    }

    @Test(arguments: Keeping.allCases)
    func `a session that has ended is not unlocked, and no password is tried`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        let ended = try await clinic.signIn.signIn(userName: "ana", password: password, as: .patient)
        let expired = try await clinic.signIn.signIn(userName: "ana", password: password, as: .patient)
        try await clinic.ana.accounts.signOut(ended)
        await #expect(throws: ClinicError.signedOut) {
            try await clinic.ana.accounts.unlock(ended, password: "guess")
        }
        time.now = expired.expires
        await #expect(throws: ClinicError.signedOut) {
            try await clinic.ana.accounts.unlock(expired, password: password)
        }
        #expect(try await clinic.audit(of: "user:ana").isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `nobody locks or unlocks somebody else's screen`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let session = try await clinic.signIn.signIn(userName: "ana", password: password, as: .patient)
        await #expect(throws: ClinicError.notAllowed("lock somebody else’s screen")) {
            try await clinic.bo.accounts.lock(session)
        }
        await #expect(throws: ClinicError.notAllowed("unlock somebody else’s screen")) {
            try await clinic.bo.accounts.unlock(session, password: password)
        }
    }
}
