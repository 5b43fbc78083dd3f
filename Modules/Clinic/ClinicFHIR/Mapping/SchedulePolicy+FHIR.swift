import ClinicModel
import Foundation
import PlainText

extension SchedulePolicy {
    init(parts: JSONValue?) {
        self.init()
        for part in parts.items {
            switch part["url"]?.string {
            case "needsConfirmation": needsConfirmation = part["valueBoolean"]?.bool ?? needsConfirmation
            case "leadTime": leadTime = part.minutes ?? leadTime
            case "cancellationCutoff": cancellationCutoff = part.minutes ?? cancellationCutoff
            case "horizon": horizon = part.minutes ?? horizon
            default: break
            }
        }
    }

    var parts: [JSONValue] {
        [
            ["url": "needsConfirmation", "valueBoolean": .bool(needsConfirmation)],
            .part("leadTime", seconds: leadTime), .part("cancellationCutoff", seconds: cancellationCutoff),
            .part("horizon", seconds: horizon),
        ]
    }
}

extension JSONValue {
    fileprivate static func part(_ url: String, seconds: TimeInterval) -> JSONValue {
        [
            "url": .string(url),
            "valueDuration": [
                "value": .integerOrDecimal(seconds / 60), "unit": "minutes", "system": "http://unitsofmeasure.org",
                "code": "min",
            ],
        ]
    }

    fileprivate var minutes: TimeInterval? {
        guard case .number(let digits)? = self["valueDuration"]?["value"] else { return nil }
        return Double(digits).map { ($0 * 60).rounded() }
    }

    private static func integerOrDecimal(_ number: Double) -> JSONValue {
        Int(exactly: number).map { .number(String($0)) } ?? .number(String(number))
    }
}
