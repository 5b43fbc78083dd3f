import ClinicModel

/// A call of a gateway, with who may make it.
struct GuardedCall: Sendable {
    enum Answer: String {
        case allowed
        /// It has no subject: whoever makes it gets what is theirs.
        case own = "their own"
        case refused
        /// Nothing happens, and nobody is told anything.
        case nothing
    }

    /// What a caller has at hand.
    struct Hand: Sendable {
        let caller: Caller
        let gateways: Gateways
        let session: Session
        /// A session of the patient's that goes on.
        let patientSession: Session
    }

    let gateway: String
    let name: String
    /// Which of the call's uses, where they are not alike.
    var detail: String?
    let answers: [Caller: Answer]
    let make: @Sendable (Hand) async throws -> Void

    init(
        _ gateway: String, _ name: String, use detail: String? = nil, _ callers: Callers,
        _ make: @escaping @Sendable (Hand) async throws -> Void
    ) {
        self.gateway = gateway
        self.name = name
        self.detail = detail
        answers = callers.answers
        self.make = make
    }

    var title: String { "\(gateway).\(name)" + (detail.map { " (\($0))" } ?? "") }
}

/// The columns of a call in which it is not refused.
struct Callers: Sendable {
    let answers: [Caller: GuardedCall.Answer]

    private init(_ answers: [Caller: GuardedCall.Answer]) {
        self.answers = answers
    }

    /// The patient and their practitioner.
    static let both = Callers([.patient: .allowed, .practitioner: .allowed])
    static let patient = Callers([.patient: .allowed])
    static let practitioner = Callers([.practitioner: .allowed])
    /// Every patient, and the practitioner whose it is.
    static let patientsAndOwner = Callers([.patient: .allowed, .otherPatient: .allowed, .practitioner: .allowed])
    /// Each what is theirs.
    static let everyone = Callers([
        .patient: .own, .otherPatient: .own, .practitioner: .own, .otherPractitioner: .own,
    ])
    static let patients = Callers([.patient: .own, .otherPatient: .own])
    static let practitioners = Callers([.practitioner: .own, .otherPractitioner: .own])
    /// The patient, and whose session is over already, for whom nothing happens.
    static let patientOrNobody = Callers([.patient: .allowed, .signedOut: .nothing, .expired: .nothing])
}
