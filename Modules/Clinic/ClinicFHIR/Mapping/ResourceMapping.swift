import ClinicModel
import PlainText

/// An entity as a FHIR resource and back.
protocol ResourceMapping: Entity {
    /// Reads what has columns. The resource has passed `ResourceCheck`.
    init(_ resource: JSONObject, id: ID) throws(ElementFault)

    /// Writes what differs from `edit.before`, which is what the resource already says.
    func write(_ edit: inout ResourceEdit<Self>)
}

extension ResourceMapping {
    /// The resource as the entity stands now: `stored`, with only that changed which the entity says differently.
    func resource(over stored: JSONObject?) throws(ElementFault) -> JSONObject {
        let base = stored ?? JSONObject([("resourceType", .string(Self.resourceType)), ("id", .string(id.rawValue))])
        let before: Self? = if let stored { try Self(stored, id: id) } else { nil }
        if before == self { return base }
        var edit = ResourceEdit(before: before, now: self, resource: base)
        write(&edit)
        return edit.resource
    }
}
