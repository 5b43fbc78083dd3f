import ClinicModel

/// Tells those who listen that something has changed which they may see, and nobody else. However many listen, the clinic
/// is asked once for each change.
actor ChangeFeed {
    private struct Listener {
        let principal: Principal
        let continuation: AsyncStream<Void>.Continuation
    }

    private let keeper: any RecordKeeper
    private var listeners: [Int: Listener] = [:]
    private var count = 0
    private var beginning: Task<Void, any Error>?
    /// The latest rows of the audit trail when one last looked.
    private var known: Set<Int> = []

    init(keeper: any RecordKeeper) {
        self.keeper = keeper
    }

    /// What is committed after this returns is heard of. The stream ends when the clinic is closed.
    func listen(as principal: Principal) async throws -> AsyncStream<Void> {
        try await begin()
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        count += 1
        let number = count
        listeners[number] = Listener(principal: principal, continuation: continuation)
        continuation.onTermination = { [weak self] _ in Task { await self?.forget(number) } }
        return stream
    }

    private func forget(_ number: Int) { listeners[number] = nil }

    /// The first listener begins the watch.
    private func begin() async throws {
        let beginning = self.beginning ?? Task { try await watch() }
        self.beginning = beginning
        do {
            try await beginning.value
        } catch {
            self.beginning = nil
            throw error
        }
    }

    private func watch() async throws {
        let changes = keeper.changes()
        known = try await keeper.read { try ChangeNews.rows(in: $0) }
        Task { [weak self] in
            for await _ in changes { await self?.tell() }
            await self?.end()
        }
    }

    private func tell() async {
        let principals = Set(listeners.values.map(\.principal))
        var concerned = principals
        // Where the clinic cannot be asked, whoever listens asks and meets what is wrong.
        if let news = try? await keeper.read({ [known] in try ChangeNews(since: known, for: principals, in: $0) }) {
            known = news.rows
            concerned = news.concerned
        }
        // Who has come meanwhile was not asked about, and would miss what is known from now on.
        for listener in listeners.values
        where concerned.contains(listener.principal) || !principals.contains(listener.principal) {
            listener.continuation.yield()
        }
    }

    private func end() {
        for listener in listeners.values { listener.continuation.finish() }
        beginning = nil
    }
}
