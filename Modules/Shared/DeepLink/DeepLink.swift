import ClinicModel
import Foundation

/// A link into the app, such as `caduceus://appointments/42` or `/time-slots?service=Consultation`, with every step
/// below the scene that it names.
package struct DeepLink: Hashable, Sendable {
    package enum Step: Hashable, Sendable {
        case appointments(AppointmentsParameters)
        case appointment(AppointmentParameters)
        case timeSlots(TimeSlotsParameters)
        case conversations(ConversationsParameters)
        case conversation(ConversationParameters)
        case results(ResultsParameters)
        case record(RecordParameters)
        case series(SeriesParameters)
        case document(DocumentParameters)
        case prescriptions(PrescriptionsParameters)
        case account(AccountParameters)
        /// A scene that only one audience has.
        case own(OwnParameters)
    }

    /// The steps of a link to a scene that only one audience has, from what its query says.
    package typealias OwnSteps = @Sendable (inout Query) throws -> [Step]

    /// From Home upwards; none is Home itself.
    package let steps: [Step]

    package init(steps: [Step]) {
        self.steps = steps
    }

    private static let scheme = "caduceus://"

    /// Whether `text` is written as a link is: the scheme in any case, or a path.
    package static func isLink(_ text: String) -> Bool {
        text.hasPrefix("/") || text.prefix(scheme.count).lowercased() == scheme
    }

    /// Throws a `DeepLinkError` if `text` leads nowhere.
    ///
    /// - Parameter own: the links of the audience's own, by their paths: one name, or such as `appointments/ID/visit`,
    ///   whose query then says the `ID`, too.
    package init(_ text: String, own: [String: OwnSteps] = [:]) throws {
        var text = text
        if text.prefix(Self.scheme.count).lowercased() == Self.scheme { text.removeFirst(Self.scheme.count) }
        if text.hasPrefix("/") { text.removeFirst() }
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let names = try (parts.first ?? "").split(separator: "/").map(Self.decoded)
        var query = try Query(parts.count > 1 ? String(parts[1]) : "")
        steps = try Self.steps(names, &query, own)
        try query.finish()
    }

    private static func steps(
        _ names: [String], _ query: inout Query, _ own: [String: OwnSteps]
    ) throws -> [Step] {
        switch (names.first, names.count) {
        case (nil, _), ("home", 1):
            return []
        case ("appointments", 1):
            return [.appointments(AppointmentsParameters(filter: try query.filter(), date: try query.date()))]
        case ("appointments", 2):
            return appointment(names[1])
        case ("appointments", 3) where names[2] == "reschedule":
            return appointment(names[1]) + [.timeSlots(TimeSlotsParameters(rescheduling: .init(names[1])))]
        case ("time-slots", 1):
            let parameters = TimeSlotsParameters(
                patient: query.take("patient").map { .init($0) },
                practitioner: query.take("practitioner").map { .init($0) },
                service: query.take("service").map { .init($0) }, date: try query.date())
            return [.timeSlots(parameters)]
        case ("account", 1):
            return [.account(AccountParameters(part: try query.part()))]
        case ("messages", 1):
            return [.conversations(ConversationsParameters())]
        case ("messages", 2):
            let visit = query.take("about").map { Appointment.ID($0) }
            return [
                .conversations(ConversationsParameters()),
                .conversation(ConversationParameters(id: .init(names[1]), about: visit)),
            ]
        case ("results", 1):
            return [.results(ResultsParameters())]
        case ("prescriptions", 1):
            return [.prescriptions(PrescriptionsParameters())]
        case ("patients", 3) where names[2] == "prescriptions":
            let patient = Patient.ID(names[1])
            return [
                .record(RecordParameters(patient: patient)),
                .prescriptions(PrescriptionsParameters(patient: patient)),
            ]
        case ("record", _):
            return try record(of: nil, names.dropFirst(), in: names, own)
        case ("patients", 3...) where names[2] == "record":
            return try record(of: Patient.ID(names[1]), names.dropFirst(3), in: names, own)
        default:
            if names.count == 1, let steps = own[names[0]] { return try steps(&query) }
            if names.count == 3, let steps = own["\(names[0])/ID/\(names[2])"] {
                query.set("ID", names[1])
                return try steps(&query)
            }
            throw leadsNowhere(names, own)
        }
    }

    /// A record, or what `rest` names of it.
    private static func record(
        of patient: Patient.ID?, _ rest: ArraySlice<String>, in names: [String], _ own: [String: OwnSteps]
    ) throws -> [Step] {
        let record = Step.record(RecordParameters(patient: patient))
        guard let part = rest.first else { return [record] }
        guard rest.count == 2, let id = rest.last else { throw leadsNowhere(names, own) }
        switch part {
        case "results": return [record, .series(SeriesParameters(id: .init(id), patient: patient))]
        case "documents": return [record, .document(DocumentParameters(id: .init(id), patient: patient))]
        default: throw leadsNowhere(names, own)
        }
    }

    private static func leadsNowhere(_ names: [String], _ own: [String: OwnSteps]) -> DeepLinkError {
        .leadsNowhere("/" + names.joined(separator: "/"), own: own.keys.sorted())
    }

    private static func appointment(_ id: String) -> [Step] {
        [.appointments(AppointmentsParameters()), .appointment(AppointmentParameters(id: .init(id)))]
    }

    private static func decoded(_ text: some StringProtocol) throws -> String {
        guard let decoded = text.removingPercentEncoding else {
            throw DeepLinkError.leadsNowhere(String(text), own: [])
        }
        return decoded
    }

    /// What a link says after its question mark.
    package struct Query {
        private var values: [String: String] = [:]

        fileprivate init(_ text: String) throws {
            for item in text.split(separator: "&") {
                let pair = try item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                    try decoded($0.replacing("+", with: " "))
                }
                values[pair[0]] = pair.count > 1 ? pair[1] : ""
            }
        }

        fileprivate mutating func set(_ name: String, _ value: String) { values[name] = value }

        /// The value of a name, which then has been understood; nil where the link does not say it.
        package mutating func take(_ name: String) -> String? { values.removeValue(forKey: name) }

        /// The value of a name without which the scene does not know what to show.
        package mutating func require(_ name: String) throws -> String {
            guard let value = take(name) else { throw DeepLinkError.missingValue(name) }
            return value
        }

        fileprivate mutating func filter() throws -> AppointmentsFilter? {
            guard let text = take("show") else { return nil }
            guard let filter = AppointmentsFilter(name: text) else { throw DeepLinkError.badValue("show", text) }
            return filter
        }

        fileprivate mutating func part() throws -> AccountParameters.Part? {
            guard let text = take("show") else { return nil }
            guard let part = AccountParameters.Part(rawValue: text) else { throw DeepLinkError.badValue("show", text) }
            return part
        }

        fileprivate mutating func date() throws -> CalendarDate? {
            guard let text = take("date") else { return nil }
            guard let date = CalendarDate(text) else { throw DeepLinkError.badValue("date", text) }
            return date
        }

        fileprivate func finish() throws {
            if let name = values.keys.min() { throw DeepLinkError.unknownName(name) }
        }
    }
}
