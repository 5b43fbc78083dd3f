import ClinicAPI
import ClinicFHIR
import ClinicModel
import Foundation
import PlainText

extension APIAnswer {
    static let fhirType = "application/fhir+json"

    /// - Parameter version: the resource's `meta.versionId`, where it has one.
    init(_ status: Int = 200, fhir resource: JSONObject, version: String? = nil) {
        var headers = ["content-type": Self.fhirType, "cache-control": "no-store"]
        headers["etag"] = version.map { "W/\"\($0)\"" }
        self.init(status, headers: headers, body: Data(JSONWriter.bytes(.object(resource))))
    }

    init(_ problem: FHIRProblem) {
        self.init(problem.status, fhir: problem.outcome)
        switch problem.status {
        case 401: headers["www-authenticate"] = "Bearer"
        case 429, 503: headers["retry-after"] = "1"
        default: break
        }
    }
}

extension StoredResource {
    /// The resource as it stands now. Throws `ClinicError.storage` where what is kept is no FHIR.
    var resource: JSONObject {
        get throws(ClinicError) {
            do {
                return try ResourceProjection.resource(self)
            } catch {
                throw ClinicError.storage(.corrupt)
            }
        }
    }
}

/// A resource as it is given out: with a version by which one sees whether it was changed since.
struct VersionedResource: Sendable {
    let json: JSONObject
    let version: String

    init(_ resource: JSONObject) {
        var json = resource
        // A version elsewhere is none here.
        var meta = json["meta"]?.object ?? JSONObject()
        meta["versionId"] = nil
        json["meta"] = meta.isEmpty ? nil : .object(meta)
        version = ContentID.make(json, occurrence: 0)
        meta["versionId"] = .string(version)
        json["meta"] = .object(meta)
        self.json = json
    }

    var type: String { json["resourceType"]?.string ?? "" }
    var id: String { json["id"]?.string ?? "" }
}
