import ClinicModel

/// The prescriptions of a user, or of a patient of theirs, whoever the user is.
struct PrescriptionsInteractor<Side: Audience>: PrescriptionsInteractive {
    private let gateway: any PrescriptionsGateway
    private let changesGateway: any ChangesGateway
    private let principal: Principal

    init(scope: AudienceScope<Side>) {
        gateway = scope.gateways.prescriptions
        changesGateway = scope.gateways.changes
        principal = scope.gateways.principal
    }

    func fetchPrescriptions(
        _ parameters: PrescriptionsParameters, access: Access
    ) async throws -> PrescriptionsEntity {
        if parameters.patient == nil, principal.role == .practitioner {
            let refills = try await gateway.openRefills(access: access)
            return PrescriptionsEntity(prescriptions: nil, refills: refills, isOwn: false)
        }
        let owner = try RecordParameters(patient: parameters.patient).owner(for: principal)
        let found = try await gateway.prescriptions(of: owner, access: access)
        return PrescriptionsEntity(
            prescriptions: found, refills: found.refills, isOwn: principal == .patient(owner))
    }

    func askForRefill(of id: MedicationRequest.ID, note: String) async throws {
        _ = try await gateway.askForRefill(of: id, note: note)
    }

    func withdraw(_ refill: MedicationRequest.ID) async throws { try await gateway.withdraw(refill) }

    func stop(_ id: MedicationRequest.ID, reason: String) async throws {
        try await gateway.stop(id, reason: reason)
    }

    func approve(_ refill: Refill, saying words: String) async throws {
        let reasons = refill.issues.filter(\.needsReason).map { ($0.id, words) }
        _ = try await gateway.approve(
            refill.id, reasons: Dictionary(reasons, uniquingKeysWith: { first, _ in first }),
            note: refill.needsReason ? nil : words)
    }

    func decline(_ refill: MedicationRequest.ID, reason: String) async throws {
        try await gateway.decline(refill, reason: reason)
    }

    func changes() -> AsyncStream<Void> { changesGateway.changes() }
}
