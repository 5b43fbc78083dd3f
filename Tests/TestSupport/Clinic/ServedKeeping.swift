import ClinicAPI
import ClinicModel
import ClinicRemote
import ClinicService
import Foundation

extension KeptClinic {
    /// The clinic as a server has it. A test acts for somebody without a session of theirs, by a token that is the
    /// principal's reference.
    func asServed(hasher: any PasswordHasher, exporter: any RecordExporting) -> ServedClinic {
        var clinic = ServedClinic(keeper: keeper, hasher: hasher, exporter: exporter)
        let (find, make, makeResources) = (
            clinic.session, clinic.gateways, clinic.resources
        )
        let goesOn = clinic.goesOn
        clinic.session = { token in
            guard let principal = Principal(reference: token) else { return try await find(token) }
            return Session(principal: principal, userName: "", name: "", token: token, expires: .distantFuture)
        }
        clinic.goesOn = { session in
            if session.token == session.principal.reference { return true }
            return try await goesOn(session)
        }
        clinic.gateways = { [keeper] session, key in
            session.token == session.principal.reference
                ? .local(for: session.principal, keeper: keeper, hasher: hasher, changeKey: key) : make(session, key)
        }
        clinic.resources = { [keeper] session, key in
            session.token == session.principal.reference
                ? ResourcesGateway(for: session.principal, keeper: keeper, changeKey: key)
                : makeResources(session, key)
        }
        return clinic
    }

    /// The same clinic behind a server: everything goes through requests and answers.
    ///
    /// - Parameter watching: hears of each request and its answer.
    func served(
        hasher: any PasswordHasher, exporter: any RecordExporting,
        watching: @escaping @Sendable (APIRequest, APIAnswer) -> Void
    ) async throws -> KeptClinic {
        let remote = try await RemoteClinic.open(
            by: ServiceTransport(
                service: ClinicService(asServed(hasher: hasher, exporter: exporter)), watching: watching))
        return KeptClinic(
            keeper: keeper, signIn: remote.signIn, accounts: accounts,
            gateways: { principal in
                remote.gateways(
                    for: Session(
                        principal: principal, userName: "", name: "", token: principal.reference,
                        expires: .distantFuture))
            }, sessionGateways: remote.gateways)
    }
}

extension KeptClinic {
    /// A server of the clinic that is kept in memory.
    package var service: ClinicService {
        ClinicService(asServed(hasher: PlainPasswordHasher(), exporter: PatientName()))
    }
}

/// Carries requests to a service in the same process.
struct ServiceTransport: Transport {
    private let service: ClinicService
    private let watching: @Sendable (APIRequest, APIAnswer) -> Void

    init(
        service: ClinicService, watching: @escaping @Sendable (APIRequest, APIAnswer) -> Void
    ) {
        self.service = service
        self.watching = watching
    }

    func send(_ request: APIRequest) async throws -> APIAnswer {
        let answer = await service.answer(request, from: "127.0.0.1")
        watching(request, answer)
        return answer
    }

    func events(_ request: APIRequest) -> AsyncThrowingStream<Void, any Error> {
        AsyncThrowingStream { continuation in
            let reader = Task {
                let (head, events) = await service.changes(request)
                guard let events else {
                    return continuation.finish(throwing: TransportError("\(head.status)", mayHaveArrived: true))
                }
                for await event in events where event.starts(with: Data("event:".utf8)) { continuation.yield() }
                continuation.finish()
            }
            continuation.onTermination = { _ in reader.cancel() }
        }
    }
}
