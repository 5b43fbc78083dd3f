import ClinicModel
import Foundation
import TestSupport
import Testing

/// Who may make which call, for every call of every gateway, each made by everybody and in every way to keep a clinic.
@Suite struct AuthorisationTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../..").standardized

    private func answer(
        to call: GuardedCall, of caller: Caller, in clinic: KeptClinic, _ keeping: Keeping, other: KeptClinic
    ) async throws -> GuardedCall.Answer {
        let bo = try await Caller.patient.signIn(to: clinic, keeping, other: other)
        let session = try await caller.signIn(to: clinic, keeping, other: other)
        let gateways = clinic.gateways(for: session)
        let agent = gateways.principal.reference
        let before = try await clinic.audit(of: agent)
        do {
            try await call.make(.init(caller: caller, gateways: gateways, session: session, patientSession: bo))
            let after = try await clinic.audit(of: agent)
            return after.count == before.count && caller.isOver ? .nothing : .allowed
        } catch let error as ClinicError {
            switch error {
            case .notAllowed, .signedOut: break
            default: throw error
            }
            let events = try await clinic.audit(of: agent)
            // Whose session nobody knows is nobody to note.
            guard caller != .otherServer else {
                #expect(events.count == before.count)
                return .refused
            }
            #expect(events.count == before.count + 1, "\(call.title) by \(caller.rawValue) is noted once")
            #expect(events.first?.outcome == .minorFailure)
            #expect(events.first?.detail.hasPrefix("refused: ") == true)
            return .refused
        }
    }

    /// Only servers know others.
    private static let ways = (Keeping.allCases + Keeping.wired).flatMap { keeping in
        Caller.allCases.filter { keeping.isServed || $0 != .otherServer }.map { (keeping, $0) }
    }

    @Test(arguments: ways)
    func `each call is allowed as the document says, and each refusal is audited`(
        keeping: Keeping, caller: Caller
    ) async throws {
        let clinic = try await keeping.makeClinic(
            adding: HealthFixture.entities + GuardedVisits.entities, exporter: PatientName())
        let other = try await Keeping.memory.makeClinic()
        for call in GuardedCall.all {
            let expected = call.answers[caller] ?? .refused
            let answer = try await answer(to: call, of: caller, in: clinic, keeping, other: other)
            #expect(answer == (expected == .own ? .allowed : expected), "\(call.title) by \(caller.rawValue)")
        }
    }

    /// `RECORD_SNAPSHOTS=1` writes the table anew, and then the run fails.
    @Test func `the document has them all`() throws {
        let file = Self.root.appending(path: "Documentation/Authorisation.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let start = try #require(text.range(of: "| call |"))
        let end = text[start.lowerBound...].range(of: "\n\n")?.lowerBound ?? text.endIndex
        let current = text.replacingCharacters(in: start.lowerBound..<end, with: AuthorisationTable.text)
        guard current != text else { return }
        guard ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" else {
            Issue.record("Authorisation.md is out of date; run with RECORD_SNAPSHOTS=1")
            return
        }
        try current.write(to: file, atomically: true, encoding: .utf8)
        Issue.record("recorded Authorisation.md; run again without RECORD_SNAPSHOTS")
    }

    @Test func `no call of a gateway is left out`() throws {
        let folder = Self.root.appending(path: "Modules/Clinic/ClinicModel")
        let gateways = try String(contentsOf: folder.appending(path: "Gateways/Gateways.swift"), encoding: .utf8)
            .matches(of: /let (\w+): any (\w+)/)
        #expect(gateways.count > 10)
        var calls: Set<String> = []
        for gateway in gateways {
            let files = ["Gateways", "Intake"].map { folder.appending(path: "\($0)/\(gateway.2).swift") }
            let file = try #require(files.first { FileManager.default.fileExists(atPath: $0.path) })
            let source = try String(contentsOf: file, encoding: .utf8)
            let start = try #require(source.range(of: "protocol \(gateway.2)"))
            let end = try #require(source[start.upperBound...].range(of: "\n}"))
            for call in source[start.upperBound..<end.lowerBound].matches(of: /func (\w+)\(/) {
                calls.insert("\(gateway.1).\(call.1)")
            }
        }
        let known = Set(GuardedCall.all.map { "\($0.gateway).\($0.name)" })
        // It says that something has changed, and nothing of what.
        #expect(calls.subtracting(known) == ["changes.changes"])
        #expect(known.subtracting(calls).isEmpty)
    }
}

private enum AuthorisationTable {
    static var text: String {
        let head = ["call"] + Caller.allCases.map(\.rawValue)
        let rows = GuardedCall.all.map { call in
            [call.title] + Caller.allCases.map { word(call.answers[$0] ?? .refused) }
        }
        return ([head, head.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }
            .joined(separator: "\n")
    }

    private static func word(_ answer: GuardedCall.Answer) -> String { answer == .refused ? "–" : answer.rawValue }
}
