import ClinicAPI
import ClinicServing
import ClinicService
import ClinicWeb
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle

/// Brings the connection's requests to the clinic, and its answers back.
struct ClinicResponder: HTTPResponder {
    let clinic: OpenService
    /// Nil where no apps are shown to browsers.
    let browsers: WebDesk?
    let proxy: String?
    /// Whether who asks has asked by https: here, or at the proxy.
    let isEncrypted: Bool
    let limits: Limits
    let log: RequestLog
    let metrics: ServerMetrics

    func respond(to request: Request, context: ClinicContext) async throws -> Response {
        let start = ContinuousClock.now
        // The head of a page is asked for as the page, and sent alone.
        let isHead = request.method == .head
        let method = isHead ? "GET" : request.method.rawValue
        let path = request.uri.path
        let page = browsers == nil ? nil : WebDesk.name(of: path)
        let asked = asked(request.head, method, path, query: request.uri.query ?? "")
        let response = await answer(asked, page: page, request, context)
        let what = page ?? ClinicService.name(of: method, path)
        note(what, status: response.status.code, since: start, id: context.id)
        return isHead ? response.createHeadResponse() : response
    }

    /// Answers a brief call.
    ///
    /// - Parameter peer: The address that the connection comes from.
    func answer(_ head: HTTPRequest, _ body: Data, from peer: String) async -> APIAnswer {
        let start = ContinuousClock.now
        let path = head.path ?? ""
        var asked = asked(head, head.method.rawValue, path)
        asked.body = body
        let answer = await clinic.service.answer(asked, from: address(of: head.headerFields, peer))
        note(path, status: answer.status, since: start, id: RequestID().description)
        return answer
    }

    private func asked(_ head: HTTPRequest, _ method: String, _ path: String, query: String = "") -> APIRequest {
        var asked = APIRequest(method, path, query: query)
        asked.origin = "\(isEncrypted ? "https" : "http")://\(head.authority ?? "localhost")"
        asked.headers.reserveCapacity(head.headerFields.count)
        for field in head.headerFields { asked.headers[field.name.canonicalName] = field.value }
        return asked
    }

    private func note(_ what: String, status: Int, since start: ContinuousClock.Instant, id: String) {
        let took = ContinuousClock.now - start
        log.note(what, status: status, took: took, id: id)
        metrics.note(what, status: status, took: took)
    }

    /// - Parameter page: What browsers ask for; nil where it is for the clinic's service.
    private func answer(
        _ asked: APIRequest, page: String?, _ request: Request, _ context: ClinicContext
    ) async -> Response {
        // A stream has no head without what follows.
        if request.method == .head, ClinicService.isForChanges(asked) || WebDesk.isForChanges(asked) {
            return Response(APIAnswer(405, headers: ["allow": "GET"]))
        }
        if ClinicService.isForChanges(asked) {
            let (head, events) = await clinic.service.changes(asked)
            return stream(head, events)
        }
        if let browsers, WebDesk.isForChanges(asked) {
            let (head, events) = await browsers.changes(asked)
            return stream(head, events)
        }
        var asked = asked
        do {
            asked.body = Data(try await request.body.collect(upTo: limits.longestBody).readableBytesView)
        } catch is NIOTooManyBytesError {
            return Response(ClinicService.refusal(.bodyTooLong), isLast: true)
        } catch {
            return Response(ClinicService.refusal(.malformed), isLast: true)
        }
        if let browsers, page != nil {
            return Response(await browsers.answer(asked, from: address(of: request.headers, context.address)))
        }
        // While a long one is answered, the other connections of this one's thread go on.
        let executor: (any TaskExecutor)? = ClinicService.isBrief(asked) ? nil : globalConcurrentExecutor
        return await withTaskExecutorPreference(executor) { [asked, service = clinic.service] in
            Response(await service.answer(asked, from: address(of: request.headers, context.address)))
        }
    }

    private func stream(_ head: APIAnswer, _ events: AsyncStream<some Sequence<UInt8> & Sendable>?) -> Response {
        var response = Response(head)
        guard let events else { return response }
        response.body = ResponseBody { [metrics] writer in
            metrics.streams(by: 1)
            defer { metrics.streams(by: -1) }
            // Who listens is sent home when the server stops, and comes back to the next.
            for await event in events.cancelOnGracefulShutdown() { try await writer.write(ByteBuffer(bytes: event)) }
            try await writer.finish(nil)
        }
        return response
    }

    /// Where the request comes from: what the proxy says, where it is the proxy that sends.
    private func address(of fields: HTTPFields, _ peer: String) -> String {
        guard let proxy, peer == proxy, let name = HTTPField.Name("x-forwarded-for"), let forwarded = fields[name]
        else { return peer }
        return forwarded.split(separator: ",").last?.trimmingCharacters(in: .whitespaces) ?? peer
    }
}

struct ClinicContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    private let peer: SocketAddress?

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        // A channel that has closed no longer knows.
        peer = source.channel.remoteAddress
    }

    var address: String { peer?.ipAddress ?? "" }
}

extension Response {
    /// - Parameter isLast: Whether the rest of the request is not read, which ends the connection.
    init(_ answer: APIAnswer, isLast: Bool = false) {
        var headers = HTTPFields(answer)
        if isLast { headers[.connection] = "close" }
        self.init(
            status: .init(code: answer.status), headers: headers,
            body: answer.body.isEmpty ? ResponseBody() : ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body)))
    }
}
