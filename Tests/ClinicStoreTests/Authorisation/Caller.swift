import ClinicModel
import Foundation
import TestSupport

/// Who asks for something of Bo's, in whose visits Ines is the practitioner.
enum Caller: String, CaseIterable {
    case patient = "the patient"
    case otherPatient = "another patient"
    case practitioner = "their practitioner"
    case otherPractitioner = "another practitioner"
    case signedOut = "signed out"
    case expired
    /// With a session that another server has begun for the patient.
    case otherServer = "another server’s"

    var userName: String {
        switch self {
        case .patient, .signedOut, .expired, .otherServer: "bo"
        case .otherPatient: "ana"
        case .practitioner: "ines"
        case .otherPractitioner: "karl"
        }
    }

    private var role: Principal.Role {
        switch self {
        case .patient, .otherPatient, .signedOut, .expired, .otherServer: .patient
        case .practitioner, .otherPractitioner: .practitioner
        }
    }

    /// The other side's name in a conversation of the patient and their practitioner.
    var correspondent: Conversation.ID { role == .patient ? "ines" : "bo" }

    /// Whether the session was one, and is none any more.
    var isOver: Bool { self == .signedOut || self == .expired }

    /// - Parameter other: Another server's clinic.
    func signIn(to clinic: KeptClinic, _ keeping: Keeping, other: KeptClinic) async throws -> Session {
        let begun = self == .otherServer ? other : clinic
        let session = try await begun.signIn.signIn(userName: userName, password: ClinicFixture.password, as: role)
        if self == .signedOut { try await clinic.gateways(for: session).accounts.signOut(session) }
        return self == .expired ? try await expired(session, in: clinic, keeping) : session
    }

    /// A session like another one that ended an hour ago.
    private func expired(_ session: Session, in clinic: KeptClinic, _ keeping: Keeping) async throws -> Session {
        let token = UUID().uuidString
        let digest = try keeping.hasher.digest(token)
        return try await clinic.keeper.write { records in
            let started = records.systemNow - SessionRecord.duration - 3600
            let expires = started + SessionRecord.duration
            try records.store(
                SessionRecord(
                    digest: digest, userName: session.userName, principal: session.principal, started: started,
                    expires: expires))
            return Session(
                principal: session.principal, userName: session.userName, name: session.name, token: token,
                expires: expires)
        }
    }
}
