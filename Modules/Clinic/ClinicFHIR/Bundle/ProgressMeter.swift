import Synchronization

/// Counts what is done, from whatever thread does it.
final class ProgressMeter: Sendable {
    private let done = Mutex(0)
    private let total: Int
    private let report: @Sendable (BundleImporter.Progress) -> Void

    init(total: Int, report: @escaping @Sendable (BundleImporter.Progress) -> Void) {
        self.total = total
        self.report = report
    }

    func advance() {
        let count = done.withLock { count in
            count += 1
            return count
        }
        report(BundleImporter.Progress(done: count, total: total))
    }
}
