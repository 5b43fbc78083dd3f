import ClinicModel
import Foundation
import PlainText

extension Schedule: ResourceMapping {
    init(_ resource: JSONObject, id: ID) throws(ElementFault) {
        let zoneName = resource.value(ofExtension: ClinicExtension.timeZone)?.string ?? Zone.utc.name
        guard let zone = Zone(zoneName) else {
            throw ElementFault("Schedule.extension", "\"\(zoneName)\" is not a time zone")
        }
        self.init(
            id: id, active: resource["active"]?.bool ?? true,
            identifiers: resource["identifier"].items.compactMap(Identifier.init(json:)),
            practitioner: resource["actor"].items.lazy.compactMap(Practitioner.ID.init(json:)).first,
            service: resource["serviceType"].items.first.flatMap(CodeableConcept.init(json:)),
            zone: zone,
            policy: SchedulePolicy(parts: resource.value(ofExtension: ClinicExtension.bookingPolicy)),
            plan: WeeklyPlan(parts: resource.value(ofExtension: ClinicExtension.weeklyPlan)),
            comment: resource["comment"]?.string)
    }

    func write(_ edit: inout ResourceEdit<Schedule>) {
        // One that came without a zone has the clinic's, and says so once a plan goes by it.
        if edit.before == nil || edit.hasChanged(\.plan) || Self.namesZone(edit.resource) {
            edit.set(extension: ClinicExtension.timeZone, \.zone) {
                .init(name: "valueCode", value: .string($0.name))
            }
        }
        edit.set(extension: ClinicExtension.bookingPolicy, \.policy) {
            .init(name: "extension", value: .array($0.parts))
        }
        edit.set(extension: ClinicExtension.weeklyPlan, \.plan) { .init(name: "extension", value: .array($0.parts)) }
        edit.setIdentifiers(\.identifiers)
        edit.set("active", \.active) { .bool($0) }
        edit.setFirst("serviceType", \.service) { $0.json }
        edit.set(
            "actor", \.practitioners, decode: Practitioner.ID.init(json:),
            encode: { id, _ in .reference(id.reference) })
        edit.set("comment", \.comment) { $0.map(JSONValue.string) }
    }

    static func namesZone(_ resource: JSONObject) -> Bool {
        resource.value(ofExtension: ClinicExtension.timeZone) != nil
    }

    private var practitioners: [Practitioner.ID] { practitioner.map { [$0] } ?? [] }
}
