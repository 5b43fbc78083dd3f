import Dispatch

/// How long one piece of work took, again and again.
struct Samples {
    private(set) var nanoseconds: [UInt64] = []

    mutating func measure(_ work: () -> Void) {
        let start = DispatchTime.now().uptimeNanoseconds
        work()
        nanoseconds.append(DispatchTime.now().uptimeNanoseconds - start)
    }

    @MainActor
    mutating func measure(_ work: @MainActor () async throws -> Void) async rethrows {
        let start = DispatchTime.now().uptimeNanoseconds
        try await work()
        nanoseconds.append(DispatchTime.now().uptimeNanoseconds - start)
    }

    mutating func add(nanoseconds value: UInt64) {
        nanoseconds.append(value)
    }

    /// In milliseconds.
    var median: Double {
        guard !nanoseconds.isEmpty else { return 0 }
        return Double(nanoseconds.sorted()[nanoseconds.count / 2]) / 1e6
    }
}
