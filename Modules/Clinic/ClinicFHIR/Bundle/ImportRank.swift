import ClinicModel
import PlainText

/// In which order resources go in, so that none meets a rule of the clinic that a later one would satisfy: what others
/// refer to comes first, who gives up a time comes before who takes it, and who may overlap others after them.
enum ImportRank: Int {
    case organization, practitioner, patient, schedule, scheduleWithoutZone, slot, endedAppointment, liveAppointment,
        overbookedAppointment
    case freedSlot, encounter, other

    /// `stored` is asked for the resource as it is now.
    init(type: String, resource: JSONObject, stored: () throws -> StoredResource?) rethrows {
        let status = resource["status"]?.string
        switch type {
        case Organization.resourceType: self = .organization
        case Practitioner.resourceType: self = .practitioner
        case Patient.resourceType: self = .patient
        case Schedule.resourceType: self = Schedule.namesZone(resource) ? .schedule : .scheduleWithoutZone
        case Slot.resourceType:
            let staysTaken = status == Slot.Status.busy.rawValue || status == Slot.Status.busyTentative.rawValue
            self = try !staysTaken && Self.isTaken(stored()) ? .freedSlot : .slot
        case Appointment.resourceType:
            let isLive = status.flatMap(Appointment.Status.init)?.keepsSlot ?? false
            let isOverbooked = resource.value(ofExtension: ClinicExtension.overbookingReason) != nil
            self = !isLive ? .endedAppointment : isOverbooked ? .overbookedAppointment : .liveAppointment
        case Encounter.resourceType: self = .encounter
        default: self = .other
        }
    }

    private static func isTaken(_ stored: StoredResource?) -> Bool {
        guard case .slot(let slot)? = stored?.entity else { return false }
        return slot.status == .busy || slot.status == .busyTentative
    }
}
