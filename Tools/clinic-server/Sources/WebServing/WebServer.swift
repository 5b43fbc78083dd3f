import HTTPTypes
public import Hummingbird
import Logging
import NIOCore
public import ServiceLifecycle
public import TextWeb
import UnixSignals

/// A server of one `WebScene` on loopback.
public struct WebServer: Sendable {
    let scene: WebScene
    let port: Int
    let other: @Sendable (Request) -> Response?
    let begun: @Sendable (String) -> Void

    /// Makes a server.
    ///
    /// - Parameters:
    ///   - port: The port; 0 lets the system choose.
    ///   - other: The answer to a request that is not the scene's; nil for one that is.
    ///   - begun: Runs once it listens, with its address.
    public init(
        _ scene: WebScene, port: Int, other: @escaping @Sendable (Request) -> Response? = { _ in nil },
        begun: @escaping @Sendable (String) -> Void
    ) {
        self.scene = scene
        self.port = port
        self.other = other
        self.begun = begun
    }

    /// Serves until it is told to end, by a signal or by a service that runs beside it and ends.
    public func run(beside services: [any Service] = []) async throws {
        var logger = Logger(label: "web")
        logger.logLevel = .error
        let door = Application(
            responder: CallbackResponder<BasicRequestContext> { request, _ in try await answer(request) },
            configuration: .init(address: .hostname("127.0.0.1", port: port)),
            onServerRunning: { channel in begun("http://127.0.0.1:\(channel.localAddress?.port ?? port)") },
            logger: logger)
        let all =
            [.init(service: door)]
            + services.map {
                ServiceGroupConfiguration.ServiceConfiguration(
                    service: $0, successTerminationBehavior: .gracefullyShutdownGroup)
            }
        try await ServiceGroup(
            configuration: .init(services: all, gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
        ).run()
        await scene.close()
    }

    private func answer(_ request: Request) async throws -> Response {
        if let answer = other(request) { return answer }
        var asked = WebRequest(request.method.rawValue, request.uri.path, query: request.uri.query ?? "")
        for field in request.headers { asked.headers[field.name.canonicalName] = field.value }
        asked.body = Array(try await request.body.collect(upTo: 1 << 20).readableBytesView)
        return Response(await scene.answer(asked))
    }
}

extension Response {
    init(_ answer: WebResponse) {
        var headers = HTTPFields()
        for (name, value) in answer.headers {
            if let name = HTTPField.Name(name) { headers[name] = value }
        }
        let body =
            switch answer.body {
            case .bytes(let bytes): ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
            case .events(let events):
                ResponseBody { writer in
                    for await event in events.cancelOnGracefulShutdown() {
                        try await writer.write(ByteBuffer(bytes: event))
                    }
                    try await writer.finish(nil)
                }
            }
        self.init(status: .init(code: answer.status), headers: headers, body: body)
    }

    /// A page that stays as it is.
    public init(page: String) {
        var headers = HTTPFields()
        for header in WebAsset.headers {
            if let name = HTTPField.Name(header.name) { headers[name] = header.value }
        }
        headers[.contentType] = "text/html; charset=utf-8"
        self.init(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: page)))
    }
}
