import ClinicModel
import Foundation
import TestSupport
import Testing

/// What every `SignInGateway` holds to when it is asked often, or for too much.
@Suite struct GuessingContract {
    private let password = ClinicFixture.password

    private func answers(
        of clinic: KeptClinic, to passwords: [String]
    ) async -> [Result<Session, ClinicError>] {
        await withTaskGroup(of: Result<Session, ClinicError>.self) { group in
            for password in passwords {
                group.addTask {
                    do {
                        return .success(
                            try await clinic.signIn.signIn(userName: "ana", password: password, as: .patient))
                    } catch {
                        return .failure(error as? ClinicError ?? .invalid("\(String(describing: error))"))
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }

    @Test(arguments: Keeping.allCases)
    func `guesses made at once are no more than may be made in turn`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let answers = await answers(of: clinic, to: Array(repeating: "guess", count: 24))
        let wrong = answers.count { if case .failure(.wrongPassword) = $0 { true } else { false } }
        let locked = answers.count { if case .failure(.locked) = $0 { true } else { false } }
        #expect((3...10).contains(wrong))
        let busy = answers.count { if case .failure(.busy) = $0 { true } else { false } }
        #expect(wrong + locked + busy == 24)
        #expect(try await clinic.audit(of: "user:ana").count == wrong)
    }

    @Test(arguments: Keeping.allCases)
    func `the right password, however often at once, brings no lock`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let answers = await answers(of: clinic, to: Array(repeating: password, count: 24))
        let sessions = answers.compactMap { try? $0.get() }
        let busy = answers.count { if case .failure(.busy) = $0 { true } else { false } }
        // A machine that is slow lets some wait in vain, which is no failed attempt.
        #expect(sessions.count >= 10 && sessions.count + busy == 24)
        _ = try await clinic.signIn.signIn(userName: "ana", password: password, as: .patient)
    }

    @Test(arguments: Keeping.allCases)
    func `a name or a password that is too long is answered as any other and not kept`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let name = String(repeating: "ä", count: 120_000)
        for _ in 0..<3 {
            await #expect(throws: ClinicError.wrongPassword) {
                try await clinic.signIn.signIn(userName: name, password: "guess", as: .patient)
            }
        }
        await #expect(throws: ClinicError.self) {
            try await clinic.signIn.signIn(userName: name, password: "guess", as: .patient)
        }
        await #expect(throws: ClinicError.wrongPassword) {
            try await clinic.signIn.signIn(
                userName: "ana", password: password + String(repeating: "x", count: 1 << 20), as: .patient)
        }
        #expect(try await clinic.keeper.read { try $0.failures(userName: name) } == nil)
        #expect(try await clinic.audit(of: "user:" + name).isEmpty)
        #expect(try await clinic.audit(of: "user:ana").count == 1)
    }

    @Test(arguments: Keeping.allCases)
    func `a new password keeps to one rule, whoever sets it`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let refused: [(String, Phrase)] = [
            ("short", "A password needs at least 8 characters."),
            (String(repeating: "x", count: 1025), "A password has at most 1024 bytes."),
        ]
        for (new, reason) in refused {
            await #expect(throws: ClinicError.invalid(reason)) {
                try await clinic.ana.accounts.changePassword(from: password, to: new)
            }
            await #expect(throws: ClinicError.invalid(reason)) {
                try await clinic.accounts.setPassword(new, of: "ana")
            }
            await #expect(throws: ClinicError.invalid(reason)) {
                try await clinic.accounts.make(userName: "ana", password: new, principal: .patient("ana"))
            }
        }
        await #expect(throws: ClinicError.invalid("A user name has at most 64 characters.")) {
            try await clinic.accounts.make(
                userName: String(repeating: "a", count: 65), password: "open sesame", principal: .patient("ana"))
        }
        await #expect(throws: ClinicError.invalid("A password must not be the user name.")) {
            try await clinic.accounts.setPassword("Practitioner", of: "practitioner")
        }
    }

    @Test(arguments: Keeping.allCases)
    func `locks and sessions go by the system's time, whatever the clinic's clock says`(
        keeping: Keeping
    ) async throws {
        let (time, system) = (TestClock(ClinicFixture.monday), TestClock(ClinicFixture.monday))
        let clinic = try await keeping.makeClinic(clock: ClinicClock({ time.now }, system: { system.now }))
        let session = try await clinic.signIn.signIn(userName: "bo", password: password, as: .patient)
        for _ in 0..<3 {
            await #expect(throws: ClinicError.wrongPassword) {
                try await clinic.signIn.signIn(userName: "ana", password: "guess", as: .patient)
            }
        }
        time.advance(by: 365 * 86400)

        await #expect(throws: ClinicError.locked(until: system.now + 1)) {
            try await clinic.signIn.signIn(userName: "ana", password: password, as: .patient)
        }
        _ = try await clinic.signIn.signIn(userName: "karl", password: password, as: .practitioner)
        #expect(try await clinic.signIn.resume(token: session.token, as: .patient) == session)
        let event = try #require(try await clinic.audit(of: "Practitioner/karl").first)
        #expect(event.recorded == time.now && event.systemTime == system.now)
        #expect(try await clinic.audit(of: "Patient/bo").first?.systemTime == nil)

        system.advance(by: 13 * 3600)
        time.now = ClinicFixture.monday
        await #expect(throws: ClinicError.signedOut) {
            try await clinic.signIn.resume(token: session.token, as: .patient)
        }
    }
}
