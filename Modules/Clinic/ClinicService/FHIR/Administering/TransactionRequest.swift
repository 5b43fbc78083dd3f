import ClinicFHIR
import ClinicModel
import Foundation
import PlainText

/// A Bundle of the type transaction that was sent to be done: all of it, or nothing.
struct TransactionRequest: Sendable {
    private let body: Data

    init(_ body: Data) throws(FHIRProblem) {
        let bundle = try FHIRBody.resource(body, type: "Bundle")
        guard bundle["type"]?.string == "transaction" else {
            throw FHIRProblem(422, .notSupported, "Only a transaction is taken here.", at: "Bundle.type")
        }
        self.body = body
    }

    /// Does it, and answers as R4 has it.
    func run(by administration: Administration, base: String) async throws -> JSONObject {
        let source = BundleImporter.Source(name: "Bundle", bytes: body)
        let report = await BundleImporter(archive: administration.archive).run([source])
        if let refusal = report.refusals.first { throw FHIRProblem(refusal) }
        if let interruption = report.interruption { throw interruption.error }
        let entries = report.files.flatMap(\.entries).map { entry -> JSONValue in
            [
                "response": [
                    "status": .string(entry.outcome == .created ? "201 Created" : "200 OK"),
                    "location": .string("\(base)/\(entry.type)/\(entry.id)"),
                ]
            ]
        }
        var answer = JSONObject([("resourceType", "Bundle"), ("type", "transaction-response")])
        answer["entry"] = entries.isEmpty ? nil : .array(entries)
        return answer
    }
}

extension FHIRProblem {
    fileprivate init(_ refusal: BundleRefusal) {
        self.init(
            422, .businessRule, "\(refusal.reason).",
            refusal.element.map { "It is about \($0). Nothing of the Bundle was done." }
                ?? "Nothing of the Bundle was done.",
            at: refusal.entry.map { "Bundle.entry[\($0)]" } ?? "Bundle")
    }
}
