import ClinicModel
import Foundation
import PlainText

extension Slot: ResourceMapping {
    init(_ resource: JSONObject, id: ID) throws(ElementFault) {
        guard let schedule = resource["schedule"].flatMap(Schedule.ID.init(json:)) else {
            throw ElementFault("Slot.schedule.reference", "it must refer to a Schedule")
        }
        self.init(
            id: id, identifiers: resource["identifier"].items.compactMap(Identifier.init(json:)), schedule: schedule,
            status: try resource.code("status", in: Self.resourceType),
            start: try resource.instant("start", in: Self.resourceType),
            end: try resource.instant("end", in: Self.resourceType),
            overbooked: resource["overbooked"]?.bool ?? false, comment: resource["comment"]?.string,
            heldUntil: resource.value(ofExtension: ClinicExtension.heldUntil)?.string.flatMap(FHIRTime.instant))
    }

    func write(_ edit: inout ResourceEdit<Slot>) {
        edit.set(extension: ClinicExtension.heldUntil, \.holdEnd) {
            $0.map { .init(name: "valueInstant", value: .string(FHIRTime.text($0))) }
        }
        edit.setIdentifiers(\.identifiers)
        edit.set("schedule", \.schedule) { .reference($0.reference) }
        edit.set("status", \.status) { .string($0.rawValue) }
        edit.set(instant: "start", \.optionalStart)
        edit.set(instant: "end", \.optionalEnd)
        if edit.before?.overbooked ?? false != overbooked { edit.resource["overbooked"] = .bool(overbooked) }
        edit.set("comment", \.comment) { $0.map(JSONValue.string) }
    }

    /// What is asked for is kept until it starts, which goes without saying.
    private var holdEnd: Date? { heldUntil == start ? nil : heldUntil }
    private var optionalStart: Date? { start }
    private var optionalEnd: Date? { end }
}

extension JSONObject {
    func code<Code: RawRepresentable<String>>(_ name: String, in type: String) throws(ElementFault) -> Code {
        guard let code = self[name]?.string.flatMap(Code.init(rawValue:)) else {
            throw ElementFault("\(type).\(name)", "it is required and missing")
        }
        return code
    }

    func instant(_ name: String, in type: String) throws(ElementFault) -> Date {
        guard let instant = self[name]?.string.flatMap(FHIRTime.instant) else {
            throw ElementFault("\(type).\(name)", "it is required and missing")
        }
        return instant
    }
}
