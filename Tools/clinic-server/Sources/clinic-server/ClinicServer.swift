import ClinicServing
import ClinicWeb
import Foundation
import Hummingbird
import HummingbirdCore
import HummingbirdTLS
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// The server of one clinic: the door for the apps, and beside it the one for those who look after it.
struct ClinicServer {
    static let name = "clinic-server"

    let clinic: OpenService
    let browsers: WebDesk?
    let address: ListenAddress
    let admin: ListenAddress?
    let tls: TLS?
    let proxy: String?
    let limits: Limits
    let log: RequestLog
    private let metrics = ServerMetrics()

    init(
        clinic: OpenService, browsers: WebDesk?, address: ListenAddress, admin: ListenAddress?, tls: TLS?,
        proxy: String?, limits: Limits,
        log: RequestLog
    ) {
        self.clinic = clinic
        self.browsers = browsers
        self.address = address
        self.admin = admin
        self.tls = tls
        self.proxy = proxy
        self.limits = limits
        self.log = log
    }

    /// Serves until it is told to stop, and what was begun is done.
    func run() async throws {
        var quiet = log.logger
        quiet.logLevel = .error
        let (opened, opening) = AsyncStream<Never>.makeStream()
        var services: [any Service] = [try door(quiet, after: opened)]
        if let admin { services.append(adminDoor(at: admin, quiet, opening)) } else { opening.finish() }
        let group = ServiceGroup(
            configuration: .init(
                services: services.map { .init(service: $0) }, gracefulShutdownSignals: [.sigterm, .sigint],
                logger: quiet))
        try await group.run()
    }

    /// - Parameter opened: Ends when the other door is open: who waits for this one to be may go to that, too.
    private func door(_ logger: Logger, after opened: AsyncStream<Never>) throws -> some Service {
        let perAddress = AddressLimit(most: limits.connectionsPerAddress, proxy: proxy, metrics: metrics)
        let channel = HTTP1Channel.Configuration(
            additionalChannelHandlers: [ConnectionLimitHandler(perAddress, patience: limits.patience)],
            idleTimeout: .seconds(Int64(limits.patience)),
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: 16 << 10, maxHeaderListSize: 32 << 10, maxHeaderFieldCount: 100))
        let responder = ClinicResponder(
            clinic: clinic, browsers: browsers, proxy: proxy, isEncrypted: tls != nil || proxy != nil, limits: limits,
            log: log, metrics: metrics)
        let base = HTTPServerBuilder {
            LoopChannel(base: HTTP1Channel(responder: $0, configuration: channel), clinic: responder)
        }
        return Application(
            responder: responder,
            server: try tls.map { try .tls(base, tlsConfiguration: $0.configuration) } ?? base,
            configuration: .init(
                address: .hostname(address.host, port: address.port), serverName: Self.name,
                availableConnectionsDelegate: .maximum(limits.connections, logger: logger)),
            onServerRunning: { [tls, address, clinic, browsers] channel in
                let port = channel.localAddress?.port ?? address.port
                let place = ListenAddress(host: address.host, port: port)
                for await _ in opened {}
                let url = "\(tls == nil ? "http" : "https")://\(place)"
                let apps = browsers == nil ? "" : "patients: \(url)/patient\npractitioners: \(url)/doctor\n"
                StandardOutput.write("serving \(clinic.path) at \(url)\n\(apps)")
            }, logger: logger)
    }

    private func adminDoor(
        at address: ListenAddress, _ logger: Logger, _ opening: AsyncStream<Never>.Continuation
    ) -> some Service {
        let responder = CallbackResponder<BasicRequestContext> { [clinic, metrics] request, _ in
            switch request.uri.path {
            case "/livez": return Response(status: .ok)
            case "/readyz": return Response(status: await clinic.isReady() ? .ok : .serviceUnavailable)
            case "/metrics":
                return Response(
                    status: .ok, headers: [.contentType: "text/plain; version=0.0.4"],
                    body: ResponseBody(byteBuffer: ByteBuffer(string: metrics.text)))
            default: return Response(status: .notFound)
            }
        }
        return Application(
            responder: responder, configuration: .init(address: .hostname(address.host, port: address.port)),
            onServerRunning: { _ in opening.finish() }, logger: logger)
    }
}

enum StandardOutput {
    /// At once, as whoever has started the server waits for it.
    static func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}
