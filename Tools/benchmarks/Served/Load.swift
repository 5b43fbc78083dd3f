import Dispatch
import Foundation
import Synchronization

/// Many who do the same at once, each one thing after the other.
enum Load {
    /// How long each took, and all of it, in milliseconds.
    struct Outcome {
        let each: [Double]
        let whole: Double

        /// How long one took of so many at once: what its rate is the inverse of.
        var share: Double { whole / Double(max(each.count, 1)) }

        func percentile(_ part: Double) -> Double {
            let sorted = each.sorted()
            return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
        }
    }

    /// - Parameters:
    ///   - make: What a thread does its work with.
    ///   - work: Does one thing; it is given its number among all.
    static func run<Hand>(
        threads: Int, times: Int, make: @escaping @Sendable (Int) throws -> Hand,
        work: @escaping @Sendable (Hand, Int) throws -> Void
    ) throws -> Outcome {
        let durations = Mutex<[Double]>([])
        let failure = Mutex<(any Error)?>(nil)
        let (ready, begin, done) = (DispatchGroup(), DispatchSemaphore(value: 0), DispatchGroup())
        for thread in 0..<threads {
            ready.enter()
            done.enter()
            Thread.detachNewThread {
                var own: [Double] = []
                do {
                    let hand = Result { try make(thread) }
                    ready.leave()
                    begin.wait()
                    let value = try hand.get()
                    for index in 0..<times {
                        let start = DispatchTime.now().uptimeNanoseconds
                        try work(value, thread * times + index)
                        own.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
                    }
                } catch {
                    failure.withLock { $0 = error }
                }
                durations.withLock { $0 += own }
                done.leave()
            }
        }
        ready.wait()
        let start = DispatchTime.now().uptimeNanoseconds
        for _ in 0..<threads { begin.signal() }
        done.wait()
        let whole = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
        if let failure = failure.withLock({ $0 }) { throw failure }
        return Outcome(each: durations.withLock { $0 }, whole: whole)
    }

    /// How long one of `times` takes of as many tasks as a load has threads, in nanoseconds: its share of the whole.
    ///
    /// - Parameter work: Does one thing; it is given its number among all.
    static func share(of times: Int, _ work: @escaping @Sendable (Int) async throws -> Void) async throws -> UInt64 {
        let start = DispatchTime.now().uptimeNanoseconds
        try await withThrowingTaskGroup(of: Void.self) { group in
            for thread in 0..<ServedCopies.threads {
                group.addTask { for index in 0..<times { try await work(thread * times + index) } }
            }
            try await group.waitForAll()
        }
        return (DispatchTime.now().uptimeNanoseconds - start) / UInt64(ServedCopies.threads * times)
    }
}

extension Load.Outcome {
    /// The share of one.
    var nanoseconds: UInt64 { UInt64(share * 1e6) }
}
