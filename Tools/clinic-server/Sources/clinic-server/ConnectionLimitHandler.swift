import ClinicAPI
import ClinicService
import HTTPTypes
import NIOCore
import NIOHTTPTypes

#if canImport(Glibc)
    import Glibc
#endif

/// Holds a connection to what one may take of the server: its address has a few, and it reads what it is sent.
final class ConnectionLimitHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let limit: AddressLimit
    private let patience: Int
    private var address: String?
    private var isRefused = false
    /// Whether what is answered is the last on this connection.
    private var isLast = false

    /// - Parameter patience: After so many seconds who reads nothing of what waits for them is gone.
    init(_ limit: AddressLimit, patience: Int) {
        self.limit = limit
        self.patience = patience
    }

    func handlerAdded(context: ChannelHandlerContext) {
        if context.channel.isActive { begin(context) }
    }

    func channelActive(context: ChannelHandlerContext) {
        begin(context)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        end()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { end() }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard isRefused else { return context.fireChannelRead(data) }
        guard case .head = unwrapInboundIn(data), !isLast else { return }
        let answer = ClinicService.refusal(.tooManyConnections)
        var fields: HTTPFields = [.connection: "close", .contentLength: "\(answer.body.count)"]
        for (name, value) in answer.headers { if let name = HTTPField.Name(name) { fields[name] = value } }
        let head = HTTPResponse(status: .init(code: answer.status), headerFields: fields)
        for part: HTTPResponsePart in [.head(head), .body(ByteBuffer(bytes: answer.body)), .end(nil)] {
            write(context: context, data: wrapOutboundOut(part), promise: nil)
        }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let part = unwrapOutboundIn(data)
        if case .head(let head) = part, head.headerFields[.connection] == "close" { isLast = true }
        guard case .end = part, isLast else { return context.write(data, promise: promise) }
        context.writeAndFlush(data, promise: promise)
        linger(context)
    }

    /// Ends the connection. What still comes is read for a moment: to close at once could take the answer back from who
    /// is still sending.
    private func linger(_ context: ChannelHandlerContext) {
        context.close(mode: .output, promise: nil)
        context.eventLoop.assumeIsolated().scheduleTask(in: .seconds(1)) { context.close(promise: nil) }
    }

    private func begin(_ context: ChannelHandlerContext) {
        guard address == nil else { return }
        let peer = context.channel.remoteAddress?.ipAddress ?? ""
        address = peer
        setUserTimeout(context.channel)
        switch limit.admit(peer) {
        case .admitted: break
        case .tooMany: isRefused = true
        case .farTooMany: context.close(promise: nil)
        }
    }

    private func end() {
        if let address { limit.leave(address) }
        address = nil
    }

    /// The system closes a connection whose other side takes nothing for so long.
    private func setUserTimeout(_ channel: any Channel) {
        #if canImport(Glibc)
            _ = channel.setOption(.tcpOption(.init(rawValue: TCP_USER_TIMEOUT)), value: patience * 1000)
        #endif
    }
}
