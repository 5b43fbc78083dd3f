import ClinicModel
import Foundation
import PlainText

extension DiagnosticReport: ResourceMapping {
    init(_ resource: JSONObject, id: ID) throws(ElementFault) {
        let forms = resource["presentedForm"].items.map { Attachment(json: $0) }
        // Nothing here changes them, nor what is contained: they stay in the resource as they were sent.
        self.init(
            id: id, identifiers: resource.identifiers, status: try resource.code("status", in: Self.resourceType),
            categories: resource.concepts("category"), code: resource.concept("code") ?? CodeableConcept(),
            patient: resource.subject, encounter: resource.encounter,
            effective: resource.stated("effective"), issued: resource.time("issued"),
            performers: resource.references("performer"),
            results: resource["result"].items.compactMap(Observation.ID.init(json:)),
            conclusion: resource["conclusion"]?.string, released: resource.released,
            forms: forms.isEmpty ? nil : forms, basis: resource.basis, contained: try Self.contained(in: resource))
    }

    /// The results that the report has within itself and names.
    private static func contained(in resource: JSONObject) throws(ElementFault) -> [Observation]? {
        var results: [Observation] = []
        for name in resource["result"].items.compactMap(\.reference) where name.hasPrefix("#") {
            let id = String(name.dropFirst())
            guard let found = resource["contained"].items.first(where: { $0["id"] == .string(id) })?.object,
                found["resourceType"] == .string(Observation.resourceType),
                found["status"]?.string.flatMap(Observation.Status.init) != nil
            else { continue }
            let result = try Observation(found, id: Observation.ID(id))
            if !result.isEnteredInError { results.append(result) }
        }
        return results.isEmpty ? nil : results
    }

    func write(_ edit: inout ResourceEdit<DiagnosticReport>) {
        edit.setRelease()
        edit.setOwner()
        edit.setBasis()
        edit.set("status", \.status) { .string($0.rawValue) }
        edit.set(concepts: "category", \.categories)
        edit.set("code", \.code) { $0.json }
        edit.setEncounter()
        edit.set(stated: "effective", \.effective)
        edit.set(instant: "issued", \.issued)
        edit.set(references: "performer", \.performers)
        edit.set(
            "result", \.results, decode: Observation.ID.init(json:), encode: { id, _ in .reference(id.reference) })
        edit.set("conclusion", \.conclusion) { $0.map(JSONValue.string) }
    }
}
