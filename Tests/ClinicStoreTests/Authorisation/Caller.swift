import ClinicModel
import TestSupport

/// Who asks for something of Bo's, in whose visits Ines is the practitioner.
enum Caller: String, CaseIterable {
    case patient = "the patient"
    case otherPatient = "another patient"
    case practitioner = "their practitioner"
    case otherPractitioner = "another practitioner"
    case signedOut = "signed out"

    var userName: String {
        switch self {
        case .patient, .signedOut: "bo"
        case .otherPatient: "ana"
        case .practitioner: "ines"
        case .otherPractitioner: "karl"
        }
    }

    private var role: Principal.Role {
        switch self {
        case .patient, .otherPatient, .signedOut: .patient
        case .practitioner, .otherPractitioner: .practitioner
        }
    }

    /// The other side's name in a conversation of the patient and their practitioner.
    var correspondent: Conversation.ID { role == .patient ? "ines" : "bo" }

    func signIn(to clinic: KeptClinic) async throws -> Session {
        let session = try await clinic.signIn.signIn(userName: userName, password: ClinicFixture.password, as: role)
        if self == .signedOut { try await clinic.gateways(for: session).accounts.signOut(session) }
        return session
    }
}
