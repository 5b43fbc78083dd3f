import ClinicModel
import Foundation
import TestSupport
import Testing

/// What every gateway holds to that shows somebody their own account.
@Suite struct OwnAccountContract {
    private func demographics(_ gateways: Gateways) async throws -> Demographics {
        guard case .patient(let patient) = try await gateways.accounts.profile().person else { return Demographics() }
        return patient.demographics
    }

    @Test(arguments: Keeping.allCases)
    func `a patient changes how the clinic reaches them, in one step that is noted`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let shown = try await demographics(clinic.ana)
        #expect(shown == Demographics())
        let wanted = Demographics(
            phone: " +49 30 000 ", email: "ana@caduceus.example", street: "Lane 1\n\nBack door", postalCode: "10115",
            city: "Berlin", country: "DE", language: "es")
        var heard = clinic.ines.changes.changes().makeAsyncIterator()
        _ = try await clinic.ana.accounts.changeDemographics(from: shown, to: wanted)
        #expect(await heard.next() != nil)
        let now = try await demographics(clinic.ana)
        #expect(now.phone == "+49 30 000" && now.street == "Lane 1\nBack door" && now.language == "es")
        let events = try await clinic.audit(of: "Patient/ana")
        #expect(events.map(\.detail) == ["changed: telephone, e-mail address, address, language"])
        #expect(events.first?.entity == "Patient/ana" && events.first?.patient == "ana")

        _ = try await clinic.ana.accounts.changeDemographics(from: now, to: now)
        #expect(try await clinic.audit(of: "Patient/ana").count == 1, "nothing was changed")
        var gone = now
        (gone.phone, gone.street, gone.postalCode, gone.city, gone.country) = ("", "", "", "", "")
        let profile = try await clinic.ana.accounts.changeDemographics(from: now, to: gone)
        guard case .patient(let ana) = profile.person else { return }
        #expect(ana.telecom == [ContactPoint(system: .email, value: "ana@caduceus.example")] && ana.addresses.isEmpty)
        #expect(ana.names == ClinicFixture.ana.names && ana.birthDate == ClinicFixture.ana.birthDate)
    }

    @Test(arguments: Keeping.allCases)
    func `a country is one of ISO 3166, and what was written elsewhere stays`(keeping: Keeping) async throws {
        var elsewhere = Patient(id: "di", names: [HumanName(text: "Di")])
        elsewhere.addresses = [PostalAddress(use: .home, city: "Ulm", country: "Old Country")]
        let clinic = try await keeping.makeClinic(adding: [.patient(elsewhere)])
        let shown = try await demographics(clinic.ana)
        for country in ["CH", "de", "Germany", "Schweiz", "España", "turkiye", "ألمانيا"] {
            var wanted = shown
            wanted.country = country
            #expect(wanted.firstFault(changing: shown) == nil, "\(country)")
        }
        var wanted = shown
        wanted.country = "Nowhere"
        let error = ClinicError.invalid("“Nowhere” is no country: write its name, or its code such as CH.")
        await #expect(throws: error) { try await clinic.ana.accounts.changeDemographics(from: shown, to: wanted) }
        let di = try await clinic.keeper.read { try $0.patient("di") }
        let before = try #require(di?.demographics)
        var moved = before
        moved.city = "Bonn"
        #expect(moved.firstFault(changing: before) == nil && before.country == "Old Country")
    }

    @Test(arguments: [
        Demographics(phone: "+41 (0)44 000 00 00"), Demographics(phone: "030/12 34-56"),
        Demographics(phone: "(555) 010-0100 ext. 12"), Demographics(phone: "٠٤٤ ٠٠٠ ٠٠ ٠٠"),
        Demographics(email: "ana+visits@mail.caduceus.example"), Demographics(email: "ana@praxis-müller.example"),
        Demographics(postalCode: "SW1A 1AA"), Demographics(postalCode: "D-10115"), Demographics(postalCode: "HM FX"),
    ])
    func `numbers, addresses and codes of every country are taken`(wanted: Demographics) {
        #expect(wanted.firstFault(changing: Demographics()) == nil)
    }

    @Test(arguments: Keeping.allCases)
    func `a number that was written elsewhere stays until it is changed`(keeping: Keeping) async throws {
        var elsewhere = Patient(id: "di", names: [HumanName(text: "Di")])
        elsewhere.telecom = [ContactPoint(system: .phone, value: "ask Ana")]
        let clinic = try await keeping.makeClinic(adding: [.patient(elsewhere)])
        let di = try await clinic.keeper.read { try $0.patient("di") }
        let before = try #require(di?.demographics)
        var wanted = before
        wanted.city = "Bonn"
        #expect(wanted.firstFault(changing: before) == nil)
        wanted.phone = "ask Bo"
        #expect(wanted.firstFault(changing: before) == .phone)
    }

    @Test func `a patient whom nobody can call nor write to any more is known before it is so`() {
        var patient = ClinicFixture.ana
        patient.telecom = [
            ContactPoint(system: .phone, value: "+49 30 001"),
            ContactPoint(system: .email, value: "ana@caduceus.example"),
        ]
        let shown = patient.demographics
        var wanted = shown
        wanted.email = " "
        #expect(patient.hasContact && !patient.losesContact(changing: shown, to: wanted))
        wanted.phone = ""
        #expect(patient.losesContact(changing: shown, to: wanted))
        patient.telecom.append(ContactPoint(system: .phone, value: "+49 30 002", use: .work))
        #expect(!patient.losesContact(changing: shown, to: wanted))
    }

    @Test(arguments: Keeping.allCases)
    func `what somebody else has changed meanwhile stays`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let shown = try await demographics(clinic.ana)
        var one = shown, other = shown
        one.phone = "+49 30 001"
        other.city = "Basel"
        _ = try await clinic.ana.accounts.changeDemographics(from: shown, to: one)
        _ = try await clinic.ana.accounts.changeDemographics(from: shown, to: other)
        let now = try await demographics(clinic.ana)
        #expect(now.phone == "+49 30 001" && now.city == "Basel")
    }

    @Test(arguments: Keeping.allCases)
    func `what nobody can be reached by is refused whole`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let shown = try await demographics(clinic.ana)
        let long = String(repeating: "a", count: Demographics.longest + 1)
        for wanted in [
            Demographics(phone: "none", city: "Basel"), Demographics(phone: "1"), Demographics(phone: "call 123456 me"),
            Demographics(phone: "+49 30 1234 5678 9012 3456"), Demographics(email: "a@"), Demographics(email: "a@b"),
            Demographics(email: "a b@c.example"), Demographics(email: "a@b..example"), Demographics(postalCode: "@@@"),
            Demographics(postalCode: "-"),
            Demographics(street: long), Demographics(city: "a\nb"), Demographics(language: "klingon language"),
            Demographics(language: ""),
        ] {
            let error = await #expect(throws: ClinicError.self) {
                try await clinic.ana.accounts.changeDemographics(from: shown, to: wanted)
            }
            guard case .invalid = error else {
                Issue.record("\(String(describing: error)) does not say what is wrong")
                continue
            }
        }
        #expect(try await demographics(clinic.ana) == shown)
        await #expect(throws: ClinicError.notAllowed("change these demographics")) {
            try await clinic.ines.accounts.changeDemographics(from: shown, to: Demographics(phone: "+49 30 001"))
        }
        #expect(try await clinic.audit(of: "Practitioner/ines").first?.outcome == .minorFailure)
    }

    @Test(arguments: Keeping.allCases)
    func `a patient sees who did what to the record, a practitioner whose they viewed`(
        keeping: Keeping
    ) async throws {
        let clinic = try await keeping.makeClinic()
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")
        let visit = try await clinic.ana.appointments.book(Booking(slot: slot)).id
        _ = try await clinic.karl.people.patients(matching: "ana", limit: 5)
        _ = try await clinic.karl.appointments.appointment(visit, access: .opening)
        await #expect(throws: ClinicError.self) { try await clinic.ines.people.patient("ana", access: .opening) }

        let seen = try await clinic.ana.audit.events(betweenPeople: true, limit: 10).filter { $0.agentName != nil }
        #expect(seen.map(\.agentName) == ["Dr Ines Okafor", "Dr Karl Weber"])
        #expect(seen.map(\.outcome) == [.minorFailure, .success])
        #expect(try await clinic.ana.audit.events(betweenPeople: true, limit: 1) == Array(seen.prefix(1)))
        #expect(try await clinic.ana.audit.events(limit: 10).map(\.agent).contains("Patient/ana"))
        let viewed = try await clinic.karl.audit.events(betweenPeople: true, limit: 10)
        #expect(viewed.map(\.patientName) == ["Ana María Fernández"])
        #expect(try await clinic.karl.audit.events(limit: 10).count == 2, "with the search")
        #expect(try await clinic.bo.audit.events(limit: 10).allSatisfy { $0.patient == "bo" })
    }

    @Test(arguments: Keeping.allCases)
    func `sessions are one's own, with when they were used, and all but one can be ended`(
        keeping: Keeping
    ) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        func signIn(_ name: String) async throws -> Session {
            try await clinic.signIn.signIn(userName: name, password: ClinicFixture.password, as: .patient)
        }
        let first = try await signIn("ana")
        time.advance(by: 600)
        let second = try await signIn("ana")
        let bos = try await signIn("bo")
        time.advance(by: 30)
        _ = try await clinic.signIn.resume(token: second.token, as: .patient)
        time.advance(by: 600)
        _ = try await clinic.signIn.resume(token: second.token, as: .patient)
        let accounts = clinic.gateways(for: second).accounts
        let sessions = try await accounts.sessions(seenFrom: second)
        #expect(sessions.map(\.isCurrent) == [false, true])
        #expect(sessions.map(\.started) == [ClinicFixture.monday, ClinicFixture.monday + 600])
        #expect(sessions.map(\.lastUsed) == [ClinicFixture.monday, ClinicFixture.monday + 1230])

        #expect(try await accounts.endOtherSessions(than: second) == 1)
        #expect(try await accounts.endOtherSessions(than: second) == 0)
        #expect(try await accounts.sessions(seenFrom: second).map(\.isCurrent) == [true])
        await #expect(throws: ClinicError.signedOut) {
            try await clinic.gateways(for: first).accounts.profile()
        }
        _ = try await clinic.gateways(for: bos).accounts.profile()
        #expect(
            try await clinic.audit(of: "Patient/ana").filter { $0.detail == "signed out 1 other sessions" }.count == 1)
    }

    @Test(arguments: Keeping.allCases)
    func `one of one's own sessions is ended, and nobody else's`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        func signIn(_ name: String) async throws -> Session {
            try await clinic.signIn.signIn(userName: name, password: ClinicFixture.password, as: .patient)
        }
        let (first, second, third, bos) = try await (signIn("ana"), signIn("ana"), signIn("ana"), signIn("bo"))
        let accounts = clinic.gateways(for: third).accounts
        let bosID = try #require(
            try await clinic.gateways(for: bos).accounts.sessions(seenFrom: bos).first { $0.isCurrent }?.id)
        let ids = try await accounts.sessions(seenFrom: third).map(\.id)
        var heard = clinic.gateways(for: second).changes.changes().makeAsyncIterator()

        try await accounts.endSession(ids[1])
        #expect(await heard.next() != nil)
        try await accounts.endSession(ids[1])
        try await accounts.endSession(bosID)

        #expect(try await accounts.sessions(seenFrom: third).map(\.id) == [ids[0], ids[2]])
        await #expect(throws: ClinicError.signedOut) { try await clinic.gateways(for: second).accounts.profile() }
        for session in [first, bos] { _ = try await clinic.gateways(for: session).accounts.profile() }
        let events = try await clinic.audit(of: "Patient/ana").filter { $0.detail == "signed out session \(ids[1])" }
        #expect(events.map(\.entity) == ["Account/ana"])
    }

    @Test(arguments: Keeping.allCases)
    func `a new password keeps the session that asks, and no other`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        func signIn(_ password: String) async throws -> Session {
            try await clinic.signIn.signIn(userName: "ana", password: password, as: .patient)
        }
        let kept = try await signIn(ClinicFixture.password)
        let other = try await signIn(ClinicFixture.password)
        let accounts = clinic.gateways(for: kept).accounts
        await #expect(throws: ClinicError.wrongPassword) {
            try await accounts.changePassword(from: "guess", to: "a long new one", keeping: kept)
        }
        _ = try await clinic.gateways(for: other).accounts.profile()
        try await accounts.changePassword(from: ClinicFixture.password, to: "a long new one", keeping: kept)
        _ = try await accounts.profile()
        await #expect(throws: ClinicError.signedOut) { try await clinic.gateways(for: other).accounts.profile() }
        _ = try await signIn("a long new one")
    }

    @Test(arguments: Keeping.allCases)
    func `why a session has ended is told to who held it`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        let administration = clinic.accounts
        func signIn(_ password: String = ClinicFixture.password) async throws -> Session {
            time.advance(by: 60)
            return try await clinic.signIn.signIn(userName: "ana", password: password, as: .patient)
        }
        func state(of session: Session) async throws -> SessionState {
            try await clinic.gateways(for: session).accounts.state(of: session)
        }
        let (first, second, third, own) = try await (signIn(), signIn(), signIn(), signIn())
        #expect(try await state(of: first) == .open)
        let accounts = clinic.gateways(for: own).accounts
        let ids = try await accounts.sessions(seenFrom: own).map(\.id)
        try await accounts.endSession(ids[0])
        time.advance(by: 60)
        _ = try await administration.endSession(ids[1])
        time.advance(by: 60)
        try await accounts.changePassword(from: ClinicFixture.password, to: "a long new one", keeping: own)
        time.advance(by: 60)
        #expect(try await state(of: first) == .signedOutElsewhere)
        #expect(try await state(of: second) == .endedByClinic)
        #expect(try await state(of: third) == .passwordChanged)
        #expect(try await state(of: own) == .open)
        try await accounts.signOut(own)
        #expect(try await state(of: own) == .signedOut)

        let (other, another) = try await (signIn("a long new one"), signIn("a long new one"))
        try await clinic.gateways(for: another).accounts.endOtherSessions(than: another)
        #expect(try await state(of: other) == .signedOutElsewhere)
        time.advance(by: 60)
        try await administration.endSessions(of: "ana")
        #expect(try await state(of: another) == .endedByClinic)
        let unused = try await signIn("a long new one")
        time.advance(by: SessionRecord.idleDuration)
        #expect(try await state(of: unused) == .idle)
        let used = try await signIn("a long new one")
        for _ in 0..<12 {
            time.advance(by: 3600)
            _ = try? await clinic.gateways(for: used).accounts.profile()
        }
        #expect(try await state(of: used) == .expired)
        let last = try await signIn("a long new one")
        try await administration.end("ana")
        #expect(try await state(of: last) == .accountClosed)
        await #expect(throws: ClinicError.notAllowed("ask about somebody else’s session")) {
            try await clinic.bo.accounts.state(of: last)
        }
    }
}
