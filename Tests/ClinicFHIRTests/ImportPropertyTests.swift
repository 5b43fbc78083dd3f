import ClinicFHIR
import ClinicModel
import ClinicStore
import Foundation
import PlainText
import TestSupport
import Testing

/// What holds for an import whatever the order of its files and entries, and wherever a file breaks off.
struct ImportPropertyTests {
    private func makeEmpty() throws -> ClinicDatabase {
        try ClinicDatabase.open(
            path: makeFolder() + "/empty.sqlite", create: true, clock: .fixed(ClinicFixture.monday + 86400))
    }

    private func entries(of bundle: String) throws -> [String] {
        let entries = try JSONParser.parse(Data(bundle.utf8))["entry"]?.array ?? []
        try #require(entries.count > 10)
        return try entries.map { entry in
            let resource = try #require(entry["resource"]?.object)
            return #"{"resource":\#(String(decoding: JSONWriter.bytes(.object(resource)), as: UTF8.self))}"#
        }
    }

    @Test(arguments: 1...3)
    func `in any order, in any number of files and with repetitions, it comes to the same`(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let whole = try await export(busyClinic())
        let entries = try entries(of: whole)
        let repeated = entries + entries.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
        let count = Int.random(in: 1...5, using: &random)
        let place = Int.random(in: 0..<count, using: &random)
        // Visits that overlap by an overbooking come in one file.
        let files = Dictionary(grouping: repeated.shuffled(using: &random)) { entry in
            entry.contains(#""Appointment""#) ? place : Int.random(in: 0..<count, using: &random)
        }
        let sources = files.sorted { $0.key < $1.key }.map { number, entries in
            let text = bundle("collection", entries.joined(separator: ","))
            return BundleImporter.Source(name: "part \(number)", bytes: Data(text.utf8))
        }
        let clinic = try makeEmpty()
        let report = await BundleImporter(archive: clinic.archive).run(sources)
        #expect(report.refusals.isEmpty, "\(report.refusals.first?.localizedDescription ?? "")")
        #expect(try await export(clinic) == whole)
        #expect(try await clinic.verify().isSound)
    }

    @Test(arguments: 1...3)
    func `a file that breaks off is refused, and nothing of it is kept`(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let bytes = Array(try await export(busyClinic()).utf8)
        let clinic = try makeEmpty()
        let before = try await export(clinic)
        let importer = BundleImporter(archive: clinic.archive)
        for _ in 0..<20 {
            let length = Int.random(in: 0..<bytes.count - 2, using: &random)
            let report = await importer.run([.init(name: "part", bytes: Data(bytes.prefix(length)))])
            #expect(report.refusals.count == 1, "cut after \(length) bytes")
        }
        #expect(try await export(clinic) == before)
    }
}
