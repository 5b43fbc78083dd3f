/// Lets one after the other have its turn, in the order in which they came.
@MainActor
final class Turns {
    private(set) var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func take<Result>(_ body: @MainActor () async -> Result) async -> Result {
        if isTaken { await withCheckedContinuation { waiting.append($0) } }
        isTaken = true
        let result = await body()
        if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
        return result
    }
}
