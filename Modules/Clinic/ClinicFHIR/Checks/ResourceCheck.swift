import ClinicModel
import PlainText

/// Refuses what could not be given back as FHIR R4. Every resource is checked for its type, its id and JSON that FHIR
/// has not; those that the clinic reads are checked element by element.
package enum ResourceCheck {
    package static func check(_ resource: JSONObject) throws(ElementFault) {
        let type = try type(of: resource, at: "resourceType")
        if let id = resource["id"], let fault = PrimitiveFormat.id.fault(of: id) {
            throw ElementFault("\(type).id", fault)
        }
        try checkShape(.object(resource), at: type)
        guard ElementTable.resources.contains(type) else { return try checkBase(resource, type) }
        try check(resource, as: type, at: type)
        try checkInvariants(resource, type)
    }

    /// The resource type's name, if it is one of R4.
    package static func type(of resource: JSONObject, at path: String) throws(ElementFault) -> String {
        guard let name = resource["resourceType"] else {
            throw ElementFault(path, "not FHIR: there is no resourceType")
        }
        guard let type = name.string else { throw ElementFault(path, "\(name.kind) is no resource type") }
        guard ResourceTypes.contains(type) else { throw ElementFault(path, "FHIR R4 has no resource type \"\(type)\"") }
        return type
    }

    /// What every resource has is the same in those that the clinic does not read.
    private static func checkBase(_ resource: JSONObject, _ type: String) throws(ElementFault) {
        guard let table = ElementTable["Resource"] else { return }
        for member in resource.members {
            guard let element = table.elements[member.name] else { continue }
            try check(member.value, as: element, in: resource, at: "\(type).\(member.name)")
        }
    }

    /// FHIR's JSON has no empty objects and arrays, and null only as a gap in an array.
    private static func checkShape(_ value: JSONValue, at path: @autoclosure () -> String) throws(ElementFault) {
        switch value {
        case .object(let object):
            if object.isEmpty { throw ElementFault(path(), "an empty object is no value") }
            for member in object.members {
                if member.value == .null { throw ElementFault("\(path()).\(member.name)", "null is no value") }
                try checkShape(member.value, at: "\(path()).\(member.name)")
            }
        case .array(let elements):
            if elements.isEmpty { throw ElementFault(path(), "an empty array is no value") }
            for index in elements.indices { try checkShape(elements[index], at: "\(path())[\(index)]") }
        case .null, .bool, .number, .string: break
        }
    }

    private static func check(_ object: JSONObject, as type: String, at path: String) throws(ElementFault) {
        guard let table = ElementTable[type] else { return }
        var choices: Set<String> = []
        for member in object.members {
            let place = "\(path).\(member.name)"
            if member.name.hasPrefix("_") {
                guard table.elements[String(member.name.dropFirst())]?.primitive != nil else {
                    throw ElementFault(place, "\(type) has no such element")
                }
                continue
            }
            guard let element = table.elements[member.name] else {
                throw ElementFault(place, "\(type) has no such element in FHIR R4")
            }
            if let choice = element.choice, !choices.insert(choice).inserted {
                throw ElementFault(place, "\(choice)[x] stands twice")
            }
            try check(member.value, as: element, in: object, at: place)
        }
        for element in table.required where object[element.name] == nil {
            throw ElementFault("\(path).\(element.name)", "it is required and missing")
        }
    }

    private static func check(
        _ value: JSONValue, as element: ElementTable.Element, in parent: JSONObject, at path: String
    ) throws(ElementFault) {
        guard element.repeats else { return try check(one: value, as: element, at: path) }
        guard let items = value.array else { throw ElementFault(path, "\(value.kind) stands where an array should be") }
        for (index, item) in items.enumerated() {
            // A gap is what has only extensions, which stand in the array of the same name with an underscore.
            if item == .null, element.primitive != nil, parent["_" + element.name]?[index]?.object != nil { continue }
            try check(one: item, as: element, at: "\(path)[\(index)]")
        }
    }

    private static func check(
        one value: JSONValue, as element: ElementTable.Element, at path: String
    ) throws(ElementFault) {
        if let primitive = element.primitive {
            if let fault = primitive.fault(of: value) { throw ElementFault(path, fault) }
            if let codes = element.codes, let code = value.string, !codes.contains(code) {
                throw ElementFault(path, "\"\(code)\" is none of its codes: \(codes.sorted().joined(separator: ", "))")
            }
            return
        }
        guard let object = value.object else {
            throw ElementFault(path, "\(value.kind) stands where an object should be")
        }
        switch element.type {
        case "Resource": _ = try type(of: object, at: "\(path).resourceType")
        case "Extension":
            guard object["url"]?.string?.isEmpty == false else {
                throw ElementFault("\(path).url", "it is required and missing")
            }
        default: try check(object, as: element.type, at: path)
        }
    }
}

extension ResourceCheck {
    private static func checkInvariants(_ resource: JSONObject, _ type: String) throws(ElementFault) {
        switch type {
        case "Appointment":
            try checkTimes(resource, type)
            try checkAppointment(resource)
        case "Slot": try checkTimes(resource, type)
        case "Questionnaire": try checkLinks(resource)
        case "Organization" where resource["name"] == nil && resource["identifier"] == nil:
            throw ElementFault("Organization", "it has neither a name nor an identifier (org-1)")
        case "ServiceRequest" where resource["orderDetail"] != nil && resource["code"] == nil:
            throw ElementFault("ServiceRequest.orderDetail", "there is no code that it could detail (prr-1)")
        default: break
        }
        for (index, contact) in (type == "Patient" ? resource["contact"]?.array ?? [] : []).enumerated()
        where ["name", "telecom", "address", "organization"].allSatisfy({ contact[$0] == nil }) {
            throw ElementFault("Patient.contact[\(index)]", "it says neither who nor how (pat-1)")
        }
    }

    /// Every item has a `linkId` of its own (que-2).
    private static func checkLinks(_ questionnaire: JSONObject) throws(ElementFault) {
        var known: Set<String> = []
        var rest = questionnaire["item"].items
        while let item = rest.popLast() {
            rest += item["item"].items
            guard let linkId = item["linkId"]?.string else { continue }
            guard known.insert(linkId).inserted else {
                throw ElementFault("Questionnaire.item", "the linkId \"\(linkId)\" stands twice (que-2)")
            }
        }
    }

    private static func checkTimes(_ resource: JSONObject, _ type: String) throws(ElementFault) {
        let start = resource["start"]?.string.flatMap(FHIRTime.instant)
        let end = resource["end"]?.string.flatMap(FHIRTime.instant)
        guard let start, let end else { return }
        guard start < end else { throw ElementFault("\(type).end", "it is not after the start") }
    }

    private static func checkAppointment(_ resource: JSONObject) throws(ElementFault) {
        guard (resource["start"] == nil) == (resource["end"] == nil) else {
            throw ElementFault("Appointment.end", "start and end go together (app-2)")
        }
        let status = resource["status"]?.string.flatMap(Appointment.Status.init)
        if resource["start"] == nil, status?.mayLackTimes == false {
            throw ElementFault("Appointment.start", "an appointment that is \(status?.rawValue ?? "") has one (app-3)")
        }
        if resource["cancelationReason"] != nil, status != .cancelled {
            throw ElementFault("Appointment.cancelationReason", "only a cancelled appointment has one (app-4)")
        }
        for (index, participant) in (resource["participant"]?.array ?? []).enumerated()
        where participant["type"] == nil && participant["actor"] == nil {
            throw ElementFault("Appointment.participant[\(index)]", "it has neither a type nor an actor (app-1)")
        }
    }
}
