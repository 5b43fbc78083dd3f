import ClinicAPI
import ClinicModel
import Synchronization

/// Listens to the server over one connection, however many listen here, and comes back by itself.
final class RemoteChangesGateway: ChangesGateway {
    private let line: Line
    private let broadcast = ChangeBroadcast()
    private let listener = Mutex<Task<Void, Never>?>(nil)

    init(line: Line) {
        self.line = line
    }

    deinit {
        listener.withLock { $0?.cancel() }
    }

    /// The connection is made for the first listener. It yields when the connection is there, when it is lost and when
    /// it is back: who asks again meets the failure, and what was missed.
    func changes() -> AsyncStream<Void> {
        let heard = broadcast.stream()
        listener.withLock { listener in
            if listener == nil { listener = Task.detached { [line, broadcast] in await Self.listen(line, broadcast) } }
        }
        return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            // Whoever listens keeps the connection.
            let passing = Task.detached { [self] in
                for await _ in heard { continuation.yield() }
                withExtendedLifetime(self) { continuation.finish() }
            }
            continuation.onTermination = { _ in passing.cancel() }
        }
    }

    private static func listen(_ line: Line, _ broadcast: ChangeBroadcast) async {
        let request = line.addressed(APIRequest("GET", APIPath.changes))
        var attempts = Patience.stream.attempts()
        while !Task.isCancelled {
            do {
                for try await _ in line.transport.events(request) {
                    attempts = Patience.stream.attempts()
                    broadcast.send()
                }
            } catch {
                // What it was, the listeners' own question says.
            }
            broadcast.send()
            guard let pause = attempts.next(), (try? await Task.sleep(for: pause)) != nil else { break }
        }
        broadcast.finish()
    }
}
