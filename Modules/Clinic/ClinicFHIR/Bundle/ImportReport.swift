import ClinicModel

/// What became of a command's files.
package struct ImportReport: Sendable {
    package struct File: Sendable {
        package let name: String
        package let counts: ImportCounts
        /// What became of each resource, in the file's order.
        package let entries: [Entry]
        /// Resources that a POST brought again with other content: what was stored is kept.
        package let kept: [Place]
        /// References to resources that are not there.
        package internal(set) var absent: [Place]
    }

    package struct Entry: Hashable, Sendable {
        package let type: String
        package let id: String
        package let outcome: PutOutcome
    }

    /// Where something stands in a file and what it refers to.
    package struct Place: Hashable, Sendable {
        package let entry: Int?
        package let element: String
        package let reference: String
    }

    /// What kept the rest of a command's files out of the archive.
    package struct Interruption: Sendable {
        package let error: any Error
        /// The names of the files of which nothing went in, though they were not refused.
        package let files: [String]
    }

    /// In the order in which they went in.
    package internal(set) var files: [File] = []
    package internal(set) var refusals: [BundleRefusal] = []
    package internal(set) var interruption: Interruption?

    package var counts: ImportCounts {
        files.reduce(into: ImportCounts()) { $0.add($1.counts) }
    }
}

/// How many resources of each type were created, updated and unchanged.
package struct ImportCounts: Hashable, Sendable {
    package private(set) var byType: [String: [PutOutcome: Int]] = [:]

    package subscript(outcome: PutOutcome) -> Int {
        byType.values.reduce(0) { $0 + $1[outcome, default: 0] }
    }

    mutating func count(_ outcome: PutOutcome, type: String) {
        byType[type, default: [:]][outcome, default: 0] += 1
    }

    mutating func add(_ other: ImportCounts) {
        for (type, outcomes) in other.byType {
            byType[type, default: [:]].merge(outcomes, uniquingKeysWith: +)
        }
    }
}
