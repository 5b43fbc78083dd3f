import ClinicAPI
import ClinicService
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTPTypes

/// Answers brief calls on their connection, each as soon as it has arrived. Hummingbird's way from the connection to a
/// responder and back takes longer than most of them; it stays for everything else.
///
/// Requests are answered in their order: while Hummingbird answers one, those behind it are Hummingbird's too, and while
/// one is answered here, what comes behind it is held.
final class BriefCallHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private enum Held {
        case part(HTTPRequestPart)
        case event(Any)
        case error(any Error)
    }

    private enum State {
        case reading
        case answering
        /// Until the channel has taken the answer.
        case writing
    }

    private static let date = SecondText { $0.formatted(.http) }

    private let responder: ClinicResponder
    /// The call that arrives.
    private var call: (head: HTTPRequest, body: Data)?
    private var state = State.reading
    private var held: [Held] = []
    private var isReadHeld = false
    /// How many requests Hummingbird has still to answer.
    private var others = 0
    /// Whether one of those is the last of the connection.
    private var isLast = false
    /// The address that the connection comes from; to ask for it is a call of the system.
    private var peer = ""

    init(_ responder: ClinicResponder) {
        self.responder = responder
    }

    func handlerAdded(context: ChannelHandlerContext) { peer = context.channel.remoteAddress?.ipAddress ?? "" }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let part = unwrapInboundIn(data)
        guard state == .reading else { return held.append(.part(part)) }
        switch part {
        case .head(let head) where others == 0 && !isLast && isBrief(head):
            call = (head, Data())
        case .head(let head):
            others += 1
            if head.headerFields[.connection]?.lowercased() == "close" { isLast = true }
            context.fireChannelRead(data)
        case .body(let bytes):
            guard call != nil else { return context.fireChannelRead(data) }
            call?.body.append(contentsOf: bytes.readableBytesView)
        case .end:
            guard let call else { return context.fireChannelRead(data) }
            self.call = nil
            answer(call.head, call.body, context)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard state == .reading else { return held.append(.event(event)) }
        context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard state == .reading else { return held.append(.error(error)) }
        context.fireErrorCaught(error)
    }

    /// The connection has ended.
    func handlerRemoved(context: ChannelHandlerContext) {
        call = nil
        held = []
    }

    /// What is held stays little, however much is sent.
    func read(context: ChannelHandlerContext) {
        guard state == .reading else { return isReadHeld = true }
        context.read()
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) { others -= 1 }
        context.write(data, promise: promise)
    }

    /// Who does not take the answers is not read from.
    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if state == .writing { goOn(context) }
        context.fireChannelWritabilityChanged()
    }

    private func isBrief(_ head: HTTPRequest) -> Bool {
        let fields = head.headerFields
        guard head.method == .post, let path = head.path,
            let length = fields[.contentLength].map({ Int($0) }) ?? 0, ClinicService.isBrief(path, length: length)
        else { return false }
        return fields[.transferEncoding] == nil && fields[.expect] == nil
            && fields[.connection].map { $0.lowercased() == "keep-alive" } ?? true
    }

    private func answer(_ head: HTTPRequest, _ body: Data, _ context: ChannelHandlerContext) {
        state = .answering
        let loop = context.eventLoop
        let here = NIOLoopBound((handler: self, context: context), eventLoop: loop)
        // What has not to wait is answered before this returns.
        Task.immediate { [responder, peer] in
            let answer = await responder.answer(head, body, from: peer)
            if loop.inEventLoop {
                here.value.handler.write(answer, here.value.context)
            } else {
                loop.execute { here.value.handler.write(answer, here.value.context) }
            }
        }
    }

    private func write(_ answer: APIAnswer, _ context: ChannelHandlerContext) {
        guard context.channel.isActive else { return held = [] }
        var fields = HTTPFields(answer)
        fields[.contentLength] = "\(answer.body.count)"
        fields[.date] = Self.date.now
        fields[.server] = ClinicServer.name
        let head = HTTPResponse(status: .init(code: answer.status), headerFields: fields)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(ByteBuffer(bytes: answer.body))), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        state = .writing
        if context.channel.isWritable { goOn(context) }
    }

    private func goOn(_ context: ChannelHandlerContext) {
        state = .reading
        let next = held
        held = []
        for item in next {
            switch item {
            case .part(let part): channelRead(context: context, data: wrapInboundOut(part))
            case .event(let event): userInboundEventTriggered(context: context, event: event)
            case .error(let error): errorCaught(context: context, error: error)
            }
        }
        if !next.isEmpty { context.fireChannelReadComplete() }
        if isReadHeld, state == .reading {
            isReadHeld = false
            context.read()
        }
    }
}
