import Testing
import ViperKit
import ViperTesting

@MainActor
@Suite struct SceneTasksTests {
    @Test func `an answer reaches its owner`() async {
        let owner = Owner()
        await owner.tasks.start(for: owner, { 1 }, then: { $0.take($1) }).value
        #expect(owner.answers == [1])
        #expect(owner.tasks.running == 0)
    }

    @Test func `an answer after the owner is gone is dropped, and its task was cancelled`() async {
        let gate = Gate()
        let probe = RetentionProbe()
        var owner: Owner? = probe.watch(Owner())
        let log = owner?.log
        let task = owner.map { owner in
            owner.tasks.start(for: owner) {
                await gate.wait()
                return Task.isCancelled ? -1 : 1
            } then: {
                $0.take($1)
            }
        }
        owner = nil
        #expect(probe.retained == [])
        gate.open()
        await task?.value
        #expect(task?.isCancelled == true)
        #expect(log?.answers == [])
    }

    @Test func `of work with one name an older answer does not undo a newer`() async {
        let owner = Owner()
        let gate = Gate()
        let older = owner.tasks.start("fetch", for: owner) {
            await gate.wait()
            return 1
        } then: {
            $0.take($1)
        }
        await owner.tasks.start("fetch", for: owner, { 2 }, then: { $0.take($1) }).value
        gate.open()
        await older.value
        #expect(owner.answers == [2])
    }

    @Test func `what is observed reaches the owner until it is gone`() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        let ended = Gate()
        continuation.onTermination = { _ in ended.open() }
        let probe = RetentionProbe()
        var owner: Owner? = probe.watch(Owner())
        let log = owner?.log
        if let owner { owner.tasks.observe(stream, for: owner) { $0.take(.success($1)) } }
        continuation.yield(1)
        while log?.answers.isEmpty == true { await Task.yield() }
        owner = nil
        await ended.wait()
        continuation.yield(2)
        #expect(log?.answers == [1])
        #expect(probe.retained == [])
    }
}

@MainActor
private final class Log {
    var answers: [Int] = []
}

@MainActor
private final class Owner {
    let tasks = SceneTasks()
    let log = Log()
    var answers: [Int] { log.answers }

    func take(_ result: Result<Int, any Error>) {
        if case .success(let number) = result { log.answers.append(number) }
    }
}
