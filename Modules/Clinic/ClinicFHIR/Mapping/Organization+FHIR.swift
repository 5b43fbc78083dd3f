import ClinicModel
import PlainText

extension Organization: ResourceMapping {
    init(_ resource: JSONObject, id: ID) {
        let identifiers = resource["identifier"].items.compactMap(Identifier.init(json:))
        self.init(
            id: id, active: resource["active"]?.bool ?? true, identifiers: identifiers,
            name: resource["name"]?.string ?? identifiers.first?.value ?? id.rawValue)
    }

    func write(_ edit: inout ResourceEdit<Organization>) {
        edit.setIdentifiers(\.identifiers)
        edit.set("active", \.active) { .bool($0) }
        edit.set("name", \.name) { .string($0) }
    }
}
