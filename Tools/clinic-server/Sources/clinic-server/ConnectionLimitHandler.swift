import ClinicAPI
import ClinicService
import HTTPTypes
import NIOCore
import NIOHTTPTypes

#if canImport(Glibc)
    import Glibc
#endif

/// Holds a connection to what one may take of the server: its address has a few, each request arrives in a while, and
/// what it is answered is read.
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
    private var isEnded = false
    /// Whether a request has begun that has no end yet.
    private var isArriving = false
    /// When the request that has begun is to have arrived.
    private var deadline: Scheduled<Void>?

    /// - Parameter patience: So many seconds a request may take to arrive, and an answer to be taken.
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
        switch unwrapInboundIn(data) {
        case .head:
            if isRefused { return refuse(.tooManyConnections, context) }
            isArriving = true
        case .body: break
        case .end:
            isArriving = false
            endDeadline()
        }
        if !isRefused { context.fireChannelRead(data) }
    }

    /// Most requests have arrived as a whole by then, and need no deadline.
    func channelReadComplete(context: ChannelHandlerContext) {
        if isArriving, deadline == nil, !isEnded {
            deadline = context.eventLoop.assumeIsolated().scheduleTask(in: .seconds(Int64(patience))) { [self] in
                refuse(.requestTimeout, context)
            }
        }
        context.fireChannelReadComplete()
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        // Whoever answers a request that was refused meanwhile knows nothing of it.
        guard !isEnded else {
            promise?.succeed()
            return
        }
        let part = unwrapOutboundIn(data)
        if case .head(let head) = part, head.headerFields[.connection] == "close" { isLast = true }
        guard case .end = part, isLast else { return context.write(data, promise: promise) }
        context.writeAndFlush(data, promise: promise)
        linger(context)
    }

    /// Answers in the place of whoever answers requests, and ends the connection.
    private func refuse(_ reason: ClinicService.Untaken, _ context: ChannelHandlerContext) {
        let answer = ClinicService.refusal(reason)
        var fields = HTTPFields(answer)
        fields[.connection] = "close"
        fields[.contentLength] = "\(answer.body.count)"
        let head = HTTPResponse(status: .init(code: answer.status), headerFields: fields)
        for part: HTTPResponsePart in [.head(head), .body(ByteBuffer(bytes: answer.body)), .end(nil)] {
            write(context: context, data: wrapOutboundOut(part), promise: nil)
        }
    }

    /// Ends the connection. What still comes is read for a moment: to close at once could take the answer back from who
    /// is still sending.
    private func linger(_ context: ChannelHandlerContext) {
        isEnded = true
        endDeadline()
        context.close(mode: .output, promise: nil)
        context.eventLoop.assumeIsolated().scheduleTask(in: .seconds(1)) { context.close(promise: nil) }
    }

    private func endDeadline() {
        deadline?.cancel()
        deadline = nil
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
        isArriving = false
        endDeadline()
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
