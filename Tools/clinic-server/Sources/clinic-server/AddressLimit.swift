import NIOCore
import Synchronization

/// How many connections each address has, and may have.
final class AddressLimit: Sendable {
    private let most: Int
    private let metrics: ServerMetrics
    private let open = Mutex<[String: Int]>([:])

    init(most: Int, metrics: ServerMetrics) {
        self.most = most
        self.metrics = metrics
    }

    fileprivate func admit(_ address: String) -> Bool {
        metrics.connections(by: 1)
        return open.withLock { open in
            open[address, default: 0] += 1
            return open[address, default: 0] <= most
        }
    }

    fileprivate func leave(_ address: String) {
        metrics.connections(by: -1)
        open.withLock { open in
            open[address, default: 1] -= 1
            if open[address] == 0 { open[address] = nil }
        }
    }
}

/// Closes a connection of an address that has too many.
final class AddressLimitHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny

    private let limit: AddressLimit
    private var address: String?

    init(_ limit: AddressLimit) {
        self.limit = limit
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

    private func begin(_ context: ChannelHandlerContext) {
        guard address == nil else { return }
        let peer = context.channel.remoteAddress?.ipAddress ?? ""
        address = peer
        if !limit.admit(peer) { context.close(promise: nil) }
    }

    private func end() {
        if let address { limit.leave(address) }
        address = nil
    }
}
