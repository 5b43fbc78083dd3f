import ClinicModel
import Foundation
import PlainText
import TestSupport
import Testing

/// What is answered is FHIR R4 to those who check it from outside.
@Suite struct FHIRValidityTests {
    @Test(.enabled(if: Validators.canCheckResources, Validators.missing))
    func `every answer is valid`() async throws {
        let clinic = try await Keeping.sqlite.makeFullClinic()
        let folder = try makeFolder()
        var files: [String] = []
        func keep(_ answer: FHIRClient.Answer) throws {
            let file = folder + "/\(files.count).json"
            try Data(JSONWriter.bytes(answer.body)).write(to: URL(filePath: file))
            files.append(file)
        }
        try keep(try await FHIRClient(clinic, .patient("bo")).get("metadata"))
        let types = try #require(
            try await FHIRClient(clinic, .patient("bo")).get("metadata").body["rest"]?[0]?["resource"]?.array)
        for person in [Principal.patient("bo"), .practitioner("ines"), .practitioner("karl")] {
            let client = FHIRClient(clinic, person)
            for type in types.compactMap({ $0["type"]?.string }) {
                let all = try await client.get("\(type)?_include=*&_count=20")
                try keep(all)
                if let id = all.ids.first { try keep(try await client.get("\(type)/\(id)")) }
            }
            try keep(try await client.get("Patient/nobody"))
            try keep(try await client.get("Slot?start=never"))
        }
        #expect(files.count > 80)
        let findings = try Validators.run("fhir_validate.py", files).split(separator: "\n")
        #expect(findings.count >= files.count && findings.allSatisfy { $0.hasPrefix("ok ") }, "\(findings)")
    }
}
