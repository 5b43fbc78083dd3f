import ClinicFHIR
import ClinicModel
import Foundation
import PlainText
import TestSupport
import Testing

/// Files as other systems write them.
struct SampleTests {
    @Test func `every sample bundle goes in, in any order, twice, without a duplicate`() async throws {
        let sources = try Self.sources(.whole, .conditional)
        let archive = MemoryArchive()
        let report = await BundleImporter(archive: archive).run(sources)
        #expect(report.refusals.isEmpty)
        #expect(report.files.flatMap(\.absent).isEmpty)
        #expect(report.counts[.created] == archive.references.count)

        let again = await BundleImporter(archive: archive).run(sources.reversed())
        #expect(again.tally.dropLast().allSatisfy { $0 == 0 })

        for seed in 1...2 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let other = MemoryArchive()
            let report = await BundleImporter(archive: other).run(sources.shuffled(using: &generator))
            #expect(report.refusals.isEmpty)
            #expect(other.everything == archive.everything)
        }
    }

    @Test func `file by file, in any order, comes to the same`() async throws {
        let sources = try Self.sources(.whole).shuffled()
        let (together, single) = (MemoryArchive(), MemoryArchive())
        _ = await BundleImporter(archive: together).run(sources)
        for source in sources { _ = await BundleImporter(archive: single).run([source]) }
        #expect(single.everything == together.everything)
    }

    @Test func `numbers, names and nesting come back as they were`() async throws {
        for source in try Self.sources(.whole).prefix(2) {
            let archive = MemoryArchive()
            _ = await BundleImporter(archive: archive).run([source])
            let entries = try JSONParser.parse(source.bytes)["entry"]?.array ?? []
            #expect(entries.count > 5)
            for entry in entries {
                let resource = try #require(entry["resource"])
                let type = try #require(resource["resourceType"]?.string)
                let id = try #require(resource["id"]?.string)
                let stored = try JSONParser.parse(try #require(archive.text("\(type)/\(id)")))
                #expect(Self.withoutReferences(stored) == Self.withoutReferences(resource))
            }
        }
    }

    @Test(.enabled(if: Samples.hasStandardExamples, Samples.missing))
    func `the standard's own examples go in, save the bundles that ask for what is not done`() async throws {
        let report = await BundleImporter(archive: MemoryArchive()).run(
            try Samples.standardExamples().map(Self.source))
        #expect(
            report.refusals.map(\.file).sorted() == [
                "Bundle-bundle-example.json", "Bundle-bundle-response.json", "Bundle-bundle-transaction.json",
            ])
        #expect(report.files.count > 30)
        #expect(report.files.flatMap(\.absent).contains { $0.reference == "ServiceRequest/myringotomy" })
    }

    private static func sources(_ kinds: Samples.Kind...) throws -> [BundleImporter.Source] {
        let sources = try kinds.flatMap { try Samples.files($0) }.map(source)
        try #require(sources.count > kinds.count)
        return sources
    }

    private static func source(_ file: URL) throws -> BundleImporter.Source {
        BundleImporter.Source(name: file.lastPathComponent, bytes: try Data(contentsOf: file))
    }

    private static func withoutReferences(_ value: JSONValue) -> JSONValue {
        switch value {
        case .object(let object):
            .object(object.mapValues { $0.name == "reference" ? "" : withoutReferences($0.value) })
        case .array(let items): .array(items.map(withoutReferences))
        case .null, .bool, .number, .string: value
        }
    }
}
