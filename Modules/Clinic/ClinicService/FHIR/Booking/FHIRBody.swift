import ClinicFHIR
import Foundation
import PlainText

/// The resource that a request brings.
enum FHIRBody {
    static func resource(_ body: Data, type: String) throws(FHIRProblem) -> JSONObject {
        let value: JSONValue
        do {
            value = try JSONParser.parse(body)
        } catch {
            throw FHIRProblem(400, .structure, "The body is \(error.errorDescription ?? "not JSON").")
        }
        guard let resource = value.object else { throw FHIRProblem(400, .structure, "The body is no resource.") }
        let found: String
        do {
            found = try ResourceCheck.type(of: resource, at: "resourceType")
        } catch {
            throw FHIRProblem(error)
        }
        guard found == type else {
            throw FHIRProblem(422, .structure, "A \(found) was sent where a \(type) is taken.")
        }
        return resource
    }
}
