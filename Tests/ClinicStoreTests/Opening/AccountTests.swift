import ClinicModel
import ClinicStore
import GRDB
import TestSupport
import Testing

struct AccountTests {
    @Test func `passwords are kept as Argon2id and tokens as digests`() async throws {
        let raw = try await RawDatabase()
        try await raw.clinic.makeAccount(userName: "Ana", password: "open sesame", principal: .patient("ana"))
        let hash = try await raw.text("SELECT password_hash FROM account WHERE user_name = 'ana'")
        #expect(hash?.hasPrefix("$argon2id$v=19$m=8,t=1,p=1$") == true)
        let session = try await raw.clinic.signIn.signIn(userName: "ana", password: "open sesame", as: .patient)
        #expect(try await raw.text("SELECT digest FROM session") != session.token)
    }

    @Test func `a password is hashed anew when the cost has risen`() async throws {
        let raw = try await RawDatabase()
        try await raw.clinic.makeAccount(userName: "ana", password: "open sesame", principal: .patient("ana"))
        let dearer = try ClinicDatabase.open(
            path: raw.clinic.path, clock: raw.clinic.clock,
            passwordCost: Argon2.Cost(operations: 2, bytes: 16 << 10))
        _ = try await dearer.signIn.signIn(userName: "ana", password: "open sesame", as: .patient)
        let hash = try await raw.text("SELECT password_hash FROM account")
        #expect(hash?.hasPrefix("$argon2id$v=19$m=16,t=2,p=1$") == true)
        _ = try await dearer.signIn.signIn(userName: "ana", password: "open sesame", as: .patient)
        #expect(try await raw.text("SELECT password_hash FROM account") == hash)
    }

    @Test func `an account is one person's and a person has one account`() async throws {
        let clinic = try await makeClinic()
        try await clinic.makeAccount(userName: "ana", password: "open sesame", principal: .patient("ana"))
        await #expect(throws: ClinicError.invalid("The user name “ana” is taken.")) {
            try await clinic.makeAccount(userName: "ANA", password: "another one", principal: .patient("bo"))
        }
        await #expect(throws: ClinicError.invalid("Patient/ana has the account “ana”.")) {
            try await clinic.makeAccount(userName: "ana2", password: "another one", principal: .patient("ana"))
        }
        await #expect(throws: ClinicError.notFound("person Patient/nobody")) {
            try await clinic.makeAccount(userName: "no", password: "another one", principal: .patient("nobody"))
        }
        try await clinic.makeAccount(userName: "ana", password: "new sesame", principal: .patient("ana"))
        _ = try await clinic.signIn.signIn(userName: "ana", password: "new sesame", as: .patient)
    }

    @Test func `of a name that is too long the beginning is kept, and a digest`() async throws {
        let raw = try await RawDatabase()
        let name = String(repeating: "ä", count: 120_000)
        for _ in 0..<2 {
            await #expect(throws: ClinicError.wrongPassword) {
                try await raw.clinic.signIn.signIn(userName: name, password: "guess", as: .patient)
            }
        }
        let kept = try #require(try await raw.text("SELECT user_name FROM sign_in_failure WHERE count = 2"))
        #expect(kept.hasPrefix(String(repeating: "ä", count: 24) + "…") && kept.count == 41)
        #expect(try await raw.text("SELECT agent FROM audit ORDER BY sequence DESC") == "user:" + kept)
        #expect(try await raw.text("SELECT max(length(agent || entity || detail)) < 200 FROM audit") == "1")
    }

    @Test func `a clinic is a demo when it is marked so`() async throws {
        let clinic = try await makeClinic()
        #expect(try await !clinic.isDemo())
        try await clinic.markAsDemo()
        #expect(try await clinic.isDemo())
        #expect(try await clinic.demoTime() != nil)
    }
}
