/// One line of the report.
struct Figure: Codable {
    enum Unit: String, Codable {
        case milliseconds = "ms"
        case times = "×"
        case bytes
        case wakeUps = "wake-ups"
        case kibibytes = "KiB"
    }

    var name: String
    /// The median of the samples.
    var value: Double
    var unit: Unit = .milliseconds
    var samples: Int
    /// The most that it may be, where there is such a thing.
    var limit: Double?
    /// From whom the limit is: what the best in a terminal take for the same, measured beside ours.
    var neighbour: String?
    /// What the same run took for the work that nothing can save: a loop that writes the same cells, a filter alone,
    /// a process that prints a word.
    var baseline: Double?
    /// Of the last frame: a benchmark of blank frames shows itself here.
    var checksum: String?
    /// The most memory that the process had until then, in KiB; of a list without its data.
    var peakMemory: Int?

    var isWithinLimit: Bool { limit.map { value <= $0 } ?? true }
}
