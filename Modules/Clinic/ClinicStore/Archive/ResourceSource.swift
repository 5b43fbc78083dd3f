import ClinicModel

/// Where the resources of a type are found, and which of them are in a compartment.
struct ResourceSource {
    struct Condition {
        let sql: String
        let values: NamedValues

        init(_ sql: String, _ values: NamedValues = [:]) {
            self.sql = sql
            self.values = values
        }
    }

    let table: String
    let id: String
    let start: String
    let conditions: [Condition]

    private init(_ table: String, start: String = "NULL", _ conditions: [Condition]) {
        self.table = table
        id = "\(table).id"
        self.start = start
        self.conditions = conditions
    }

    /// Appointments are found by those who take part.
    private init(agenda conditions: [Condition]) {
        table = "participant AS agenda"
        id = "agenda.appointment_id"
        start = "agenda.starts"
        self.conditions = conditions
    }

    init(of selection: ResourceSelection) {
        let type = selection.type
        switch type {
        case Slot.resourceType: self.init("slot", start: "slot.starts", Self.schedules(selection))
        case Appointment.resourceType: self.init(agenda: Self.participants(selection))
        case Patient.resourceType: self.init("patient", [Self.isTheirs("patient.id", selection)])
        case Communication.resourceType: self.init("communication", Self.correspondence(selection))
        case Encounter.resourceType, QuestionnaireResponse.resourceType:
            self.init(type.lowercased(), [Self.isTheirs("patient_id", selection)])
        case _ where HealthResource.types.contains(type):
            self.init(type.lowercased(), [Self.isTheirs("patient_id", selection)])
        case Practitioner.resourceType, Organization.resourceType, Schedule.resourceType, Questionnaire.resourceType:
            self.init(type.lowercased(), [Condition("TRUE")])
        default: self.init("resource", [Condition("type = :type", ["type": type]), Self.isCommonOrTheirs(selection)])
        }
    }

    private static func isTheirs(_ column: String, _ selection: ResourceSelection) -> Condition {
        let narrowed = selection.patient == nil ? "" : " AND \(column) = :one"
        let values: NamedValues = [
            "own": selection.compartment.id, "one": selection.patient?.rawValue,
        ]
        switch selection.compartment {
        case .patient: return Condition("\(column) = :own\(narrowed)", values)
        case .practitioner:
            let theirs = "SELECT patient_id FROM practitioner_patient WHERE practitioner_id = :own"
            return Condition("\(column) IN (\(theirs))\(narrowed)", values)
        }
    }

    /// What is in nobody's record is everybody's, unless somebody's is asked for.
    private static func isCommonOrTheirs(_ selection: ResourceSelection) -> Condition {
        let isTheirs = isTheirs("subject", selection)
        guard selection.patient == nil else { return isTheirs }
        return Condition("(subject IS NULL OR \(isTheirs.sql))", isTheirs.values)
    }

    private static func participants(_ selection: ResourceSelection) -> [Condition] {
        let own = Condition("agenda.actor = :actor", ["actor": selection.compartment.reference])
        guard let patient = selection.patient else { return [own] }
        let other = """
            EXISTS (
                SELECT 1 FROM participant AS other
                WHERE other.appointment_id = agenda.appointment_id AND other.actor = :other)
            """
        return [own, Condition(other, ["other": patient.reference])]
    }

    private static func correspondence(_ selection: ResourceSelection) -> [Condition] {
        let own: NamedValues = ["own": selection.compartment.id]
        let isOwn =
            selection.compartment.role == .patient
            ? Condition("(subject_id = :own OR patient_id = :own OR \(hasCopy("patient_id = :own")))", own)
            : Condition("(practitioner_id = :own OR \(hasCopy("practitioner_id = :own")))", own)
        let isResource = Condition("communication.id NOT GLOB '*#*'")
        guard let patient = selection.patient else { return [isOwn, isResource] }
        let isOnes = "(subject_id = :one OR patient_id = :one OR \(hasCopy("patient_id = :one")))"
        return [isOwn, isResource, Condition(isOnes, ["one": patient.rawValue])]
    }

    /// Whether a message has a copy for somebody whom it is sent to besides the first.
    private static func hasCopy(_ condition: String) -> String {
        """
        communication.id IN (
            SELECT replace(copy.id, '#' || copy.recipient, '') FROM communication AS copy
            WHERE copy.\(condition) AND copy.status = 'completed' AND copy.patient_id IS NOT NULL
                AND copy.id GLOB '*#*')
        """
    }

    private static func schedules(_ selection: ResourceSelection) -> [Condition] {
        var conditions = [Condition("TRUE")]
        if selection.compartment.role == .practitioner {
            conditions.append(
                Condition(
                    "slot.schedule_id IN (SELECT id FROM schedule WHERE practitioner_id = :own)",
                    ["own": selection.compartment.id]))
        }
        if let schedules = selection.schedules {
            var named: NamedValues = [:]
            for (index, schedule) in schedules.enumerated() { named.append("schedule\(index)", schedule.rawValue) }
            let places = named.names.map { ":" + $0 }.joined(separator: ", ")
            conditions.append(Condition("slot.schedule_id IN (\(places))", named))
        }
        return conditions
    }

    /// Those without a start come first.
    func follows(_ key: ResourceKey) -> Condition {
        guard start != "NULL" else { return Condition("\(id) > :after", ["after": key.id]) }
        guard let last = key.start else {
            return Condition("(\(start) IS NOT NULL OR \(id) > :after)", ["after": key.id])
        }
        return Condition("(\(start), \(id)) > (:last, :after)", ["last": last.milliseconds, "after": key.id])
    }
}
