import ClinicModel
import PlainText

extension Practitioner: ResourceMapping {
    init(_ resource: JSONObject, id: ID) {
        self.init(
            id: id, active: resource["active"]?.bool ?? true,
            identifiers: resource["identifier"].items.compactMap(Identifier.init(json:)),
            names: resource["name"].items.compactMap(HumanName.init(json:)),
            telecom: resource["telecom"].items.compactMap(ContactPoint.init(json:)),
            gender: resource["gender"]?.string.flatMap(AdministrativeGender.init))
    }

    func write(_ edit: inout ResourceEdit<Practitioner>) {
        edit.setIdentifiers(\.identifiers)
        edit.set("active", \.active) { .bool($0) }
        edit.set("name", \.names, decode: HumanName.init(json:), encode: { $0.json(over: $1) }) { $0.use == $1.use }
        edit.set("telecom", \.telecom, decode: ContactPoint.init(json:), encode: { $0.json(over: $1) }) {
            $0.system == $1.system
        }
        edit.set("gender", \.gender) { $0.map { .string($0.rawValue) } }
    }
}
