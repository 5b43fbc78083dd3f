import ClinicAPI
import ClinicFHIR
import ClinicModel
import Foundation
import PlainText

/// The clinic to other systems, as FHIR R4 over HTTP.
extension ClinicService {
    static func isFHIR(_ path: String) -> Bool { path == APIPath.fhir || path.hasPrefix(APIPath.fhir + "/") }

    /// A path without what it is about: for logs and figures.
    static func nameOfFHIR(_ path: String) -> String {
        let parts = path.dropFirst(APIPath.fhir.count).split(separator: "/")
        guard let first = parts.first, first == "metadata" || ResourceTypes.contains(String(first)) else {
            return APIPath.fhir
        }
        return "\(APIPath.fhir)/\(first)"
    }

    func answerFHIR(_ request: APIRequest) async -> APIAnswer {
        do {
            return try await routeFHIR(request)
        } catch let problem as FHIRProblem {
            return APIAnswer(problem)
        } catch let fault as ElementFault {
            return APIAnswer(FHIRProblem(fault))
        } catch {
            return APIAnswer(FHIRProblem(problem(of: error)))
        }
    }

    private func routeFHIR(_ request: APIRequest) async throws -> APIAnswer {
        try request.checkMediaTypes()
        if !request.isForm, !request.body.isEmpty { _ = try BodyCheck.checked(request.body) }
        let base = request.origin + APIPath.fhir
        let parts = request.path.dropFirst(APIPath.fhir.count).split(separator: "/").map(String.init)
        if parts == ["metadata"] {
            guard request.method == "GET" else { throw FHIRProblem.method(request) }
            return APIAnswer(
                fhir: CapabilityStatement.make(base: base, takesTransactions: clinic.administration != nil))
        }
        if parts.isEmpty, request.method == "POST" {
            let transaction = try TransactionRequest(request.body)
            return APIAnswer(fhir: try await transaction.run(by: administration(request), base: base))
        }
        guard let type = parts.first, ResourceTypes.contains(type), parts.count <= 2 else {
            throw FHIRProblem(404, .notSupported, "There is nothing at \(request.path).", "See \(base)/metadata.")
        }
        let session = try await clinic.session(request.sessionToken())
        switch (request.method, parts.count) {
        case ("GET", 1): return try await search(type, request.query, request, of: session, base: base)
        case ("POST", 2) where parts[1] == "_search":
            let form = String(decoding: request.body, as: UTF8.self)
            let query = [request.query, form].filter { !$0.isEmpty }.joined(separator: "&")
            return try await search(type, query, request, of: session, base: base)
        case ("GET", 2): return try await read(type, parts[1], request, of: session)
        case ("POST", 1) where type == Appointment.resourceType:
            return try await book(request, of: session, base: base)
        case ("PUT", 2) where type == Appointment.resourceType:
            return try await change(parts[1], request, of: session)
        default: throw FHIRProblem.method(request)
        }
    }

    /// Throws where who asks is not the administrator.
    private func administration(_ request: APIRequest) async throws -> Administration {
        let token = try request.sessionToken()
        if let administration = clinic.administration, try clinic.hasher.digest(token) == administration.digest {
            return administration
        }
        let session = try await clinic.session(token)
        guard try await clinic.goesOn(session) else { throw ClinicError.signedOut }
        try await clinic.keeper.write { records in
            try records.append(
                AuditEntry(
                    agent: session.principal.reference, action: .create, entity: "Bundle", outcome: .minorFailure,
                    detail: "refused: bring a transaction in"))
        }
        throw FHIRProblem(
            403, .forbidden, "Transactions are the administrator’s.",
            "Send the secret that the server was started with, as Authorization: Bearer.")
    }

    private func read(
        _ type: String, _ id: String, _ request: APIRequest, of session: Session
    ) async throws -> APIAnswer {
        let found = VersionedResource(
            try await clinic.resources(session, nil).resource(type: type, id: id, access: .export).resource)
        let answer = APIAnswer(fhir: found.json, version: found.version)
        guard let known = request.headers["if-none-match"], known.contains("\"\(found.version)\"") else {
            return answer
        }
        return APIAnswer(304, headers: answer.headers.filter { $0.key != "content-type" })
    }

    private func search(
        _ type: String, _ text: String, _ request: APIRequest, of session: Session, base: String
    ) async throws -> APIAnswer {
        let resources = clinic.resources(session, nil)
        let query = try SearchQuery(
            type: type, parameters: SearchText.parameters(text), isStrict: request.prefers("handling=strict"),
            base: base, zone: try await resources.zone().timeZone, now: clinic.keeper.clock.now)
        let page = try await resources.search(query.search) { stored in
            let resource = try stored.resource
            return query.matches(resource) ? VersionedResource(resource) : nil
        } references: {
            query.references(of: $0.json)
        } show: {
            VersionedResource(try $0.resource)
        }
        return APIAnswer(fhir: SearchBundle.make(query, page, base: base))
    }

    private func book(_ request: APIRequest, of session: Session, base: String) async throws -> APIAnswer {
        let asked = try AppointmentRequest(request.body)
        let slot = try await clinic.gateways(session, nil).slots.slot(asked.slot)
        let booking = try asked.booking(on: slot)
        let id = try await once(request, of: session) { key in
            try await clinic.resources(session, key).book(booking, edit: asked.complete, text: asked.text)
        }
        var answer = try await written(id, 201, request, of: session)
        let version = answer.headers["etag"]?.dropFirst(3).dropLast() ?? ""
        answer.headers["location"] = "\(base)/\(id.reference)/_history/\(version)"
        return answer
    }

    private func change(_ id: String, _ request: APIRequest, of session: Session) async throws -> APIAnswer {
        let asked = try AppointmentChange(request.body, id: id, ifMatch: request.headers["if-match"])
        let changed = try await once(request, of: session) { key in
            let resources = clinic.resources(session, key)
            let stored = try await resources.resource(type: Appointment.resourceType, id: id, access: .refresh)
            try asked.check(stored)
            let current = try stored.resource
            if let action = try asked.action(from: current, by: session.principal.role) {
                try await resources.perform(
                    action, on: asked.id, reason: asked.reason, text: asked.text, check: asked.check)
            }
            return asked.id
        }
        return try await written(changed, 200, request, of: session)
    }

    /// Does a change, unless one with the same `Idempotency-Key` was done before.
    private func once(
        _ request: APIRequest, of session: Session,
        _ body: (ChangeKey?) async throws -> Appointment.ID
    ) async throws -> Appointment.ID {
        guard let key = request.headers["idempotency-key"] else { return try await body(nil) }
        let change = try ChangeRequest(
            key: key, call: "\(request.method) \(request.path)", body: request.body, hasher: clinic.hasher)
        func known() async throws -> Appointment.ID? {
            guard let answer = try await change.knownAnswer(to: session.principal, in: clinic.keeper) else {
                return nil
            }
            return try WireDecoder().decode(AppointmentDetails.self, from: answer).id
        }
        if let id = try await known() { return id }
        do {
            return try await body(change.changeKey)
        } catch {
            if let id = try await known() { return id }
            throw error
        }
    }

    /// The Appointment as it is after a change.
    private func written(
        _ id: Appointment.ID, _ status: Int, _ request: APIRequest, of session: Session
    ) async throws -> APIAnswer {
        let stored = try await clinic.resources(session, nil).resource(
            type: Appointment.resourceType, id: id.rawValue, access: .refresh)
        let resource = VersionedResource(try stored.resource)
        var answer = APIAnswer(status, fhir: resource.json, version: resource.version)
        if request.prefers("return=minimal") { answer.body = Data() }
        return answer
    }
}

extension APIRequest {
    /// Throws where a body that is no FHIR JSON is sent, or only another form of answer is taken.
    fileprivate func checkMediaTypes() throws(FHIRProblem) {
        let format = SearchText.parameters(query).first { $0.name == "_format" }?.value
        let taken = (format ?? headers["accept"] ?? "*/*").lowercased()
        guard taken.contains("json") || taken.contains("*/*") || taken.contains("application/*") else {
            throw FHIRProblem(406, .notSupported, "Resources are given as JSON.", "Accept \(APIAnswer.fhirType).")
        }
        guard !body.isEmpty, let sent = headers["content-type"]?.lowercased() else { return }
        guard sent.contains("json") || isForm else {
            throw FHIRProblem(415, .notSupported, "Resources are taken as JSON.", "Send \(APIAnswer.fhirType).")
        }
    }

    fileprivate var isForm: Bool {
        headers["content-type"]?.lowercased().hasPrefix("application/x-www-form-urlencoded") ?? false
    }

    fileprivate func prefers(_ preference: String) -> Bool {
        (headers["prefer"] ?? "").split { ";, ".contains($0) }.contains { $0 == preference }
    }
}

extension FHIRProblem {
    fileprivate static func method(_ request: APIRequest) -> FHIRProblem {
        FHIRProblem(
            405, .notSupported, "\(request.method) is not for \(request.path).", "See \(APIPath.fhir)/metadata.")
    }
}
