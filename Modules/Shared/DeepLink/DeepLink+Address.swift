import ClinicModel
import Foundation

extension DeepLink {
    /// Returns the link that leads to a path of Parameters, such as `/appointments/42`; `/` for Home.
    ///
    /// A scene without a link has that of the nearest one below it.
    ///
    /// - Parameter own: the link to a scene that only one audience has.
    package static func address(
        of path: [AnyHashable?], own: (_ parameters: AnyHashable) -> Address? = { _ in nil }
    ) -> String {
        for parameters in path.reversed() {
            guard let parameters else { continue }
            if let address = shared(parameters) ?? own(parameters) { return address.text }
        }
        return "/"
    }

    private static func shared(_ parameters: AnyHashable) -> Address? {
        switch parameters.base {
        case let parameters as AppointmentsParameters:
            Address("/appointments", query: ["show": parameters.filter?.name, "date": parameters.date?.description])
        case let parameters as AppointmentParameters: Address("/appointments/\(parameters.id.rawValue)")
        case let parameters as TimeSlotsParameters: timeSlots(parameters)
        case is ConversationsParameters: Address("/messages")
        case let parameters as ConversationParameters:
            Address("/messages/\(parameters.id.rawValue)", query: ["about": parameters.appointment?.rawValue])
        case is ResultsParameters: Address("/results")
        case let parameters as RecordParameters: Address(record(of: parameters.patient))
        case let parameters as SeriesParameters:
            Address(record(of: parameters.patient) + "/results/\(parameters.id.description)")
        case let parameters as DocumentParameters:
            Address(record(of: parameters.patient) + "/documents/\(parameters.id.rawValue)")
        case let parameters as PrescriptionsParameters:
            Address(parameters.patient.map { "/patients/\($0.rawValue)/prescriptions" } ?? "/prescriptions")
        case let parameters as AccountParameters: Address("/account", query: ["show": parameters.part?.rawValue])
        default: nil
        }
    }

    private static func record(of patient: Patient.ID?) -> Address.Path {
        patient.map { "/patients/\($0.rawValue)/record" } ?? "/record"
    }

    private static func timeSlots(_ parameters: TimeSlotsParameters) -> Address {
        if let appointment = parameters.rescheduling {
            return Address("/appointments/\(appointment.rawValue)/reschedule")
        }
        return Address(
            "/time-slots",
            query: [
                "patient": parameters.patient?.rawValue, "practitioner": parameters.practitioner?.rawValue,
                "service": parameters.service?.text, "date": parameters.date?.description,
            ])
    }
}

extension DeepLink {
    /// A link as it is written.
    package struct Address {
        let text: String

        /// - Parameter query: What is nil is left out.
        package init(_ path: Path, query: KeyValuePairs<String, String?> = [:]) {
            let items = query.compactMap { name, value in value.map { "\(name)=\(Path.encoded($0))" } }
            text = items.isEmpty ? path.text : "\(path.text)?\(items.joined(separator: "&"))"
        }

        /// A path such as `/appointments/42`. Values that are put into it are encoded.
        package struct Path: ExpressibleByStringInterpolation {
            fileprivate let text: String

            package struct StringInterpolation: StringInterpolationProtocol {
                fileprivate var text = ""

                package init(literalCapacity: Int, interpolationCount: Int) {}
                package mutating func appendLiteral(_ literal: String) { text += literal }
                package mutating func appendInterpolation(_ value: String) { text += encoded(value) }
            }

            private init(text: String) { self.text = text }
            package init(stringLiteral value: String) { text = value }
            package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

            static func + (start: Path, end: Path) -> Path { Path(text: start.text + end.text) }

            fileprivate static func encoded(_ text: String) -> String {
                text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
            }

            /// The characters that mean themselves anywhere in a URL (RFC 3986, 2.3).
            private static let unreserved = CharacterSet.urlPathAllowed.intersection(.alphanumerics)
                .union(CharacterSet(charactersIn: "-._~"))
        }
    }
}
