import Dispatch
import Glibc

/// How long one piece of work took, again and again.
struct Samples {
    private(set) var nanoseconds: [UInt64] = []

    /// Adds the processor time that `work` takes of this process: on a busy machine the clock on the wall tells of the
    /// others' work too.
    mutating func measure(_ work: () -> Void) {
        let start = ProcessorTime.own
        work()
        nanoseconds.append(ProcessorTime.own - start)
    }

    @MainActor
    mutating func measure(_ work: @MainActor () async throws -> Void) async rethrows {
        let start = ProcessorTime.own
        try await work()
        nanoseconds.append(ProcessorTime.own - start)
    }

    /// Adds the time by the clock on the wall, of what waits for a disk or for another process.
    mutating func time(_ work: () throws -> Void) rethrows {
        let start = DispatchTime.now().uptimeNanoseconds
        try work()
        add(nanoseconds: DispatchTime.now().uptimeNanoseconds - start)
    }

    mutating func time(_ work: () async throws -> Void) async rethrows {
        let start = DispatchTime.now().uptimeNanoseconds
        try await work()
        add(nanoseconds: DispatchTime.now().uptimeNanoseconds - start)
    }

    mutating func add(nanoseconds value: UInt64) {
        nanoseconds.append(value)
    }

    /// In milliseconds.
    var median: Double {
        guard !nanoseconds.isEmpty else { return 0 }
        return Double(nanoseconds.sorted()[nanoseconds.count / 2]) / 1e6
    }

    /// In milliseconds, of work whose samples cannot be told apart.
    var mean: Double {
        guard !nanoseconds.isEmpty else { return 0 }
        return Double(nanoseconds.reduce(0, +)) / Double(nanoseconds.count) / 1e6
    }
}

/// The processor time that a process has taken, in nanoseconds: its own and the system's for it.
enum ProcessorTime {
    static var own: UInt64 { of(CLOCK_PROCESS_CPUTIME_ID) }

    static func of(process: Int32) -> UInt64 {
        var clock: clockid_t = 0
        return clock_getcpuclockid(process, &clock) == 0 ? of(clock) : 0
    }

    private static func of(_ clock: clockid_t) -> UInt64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
