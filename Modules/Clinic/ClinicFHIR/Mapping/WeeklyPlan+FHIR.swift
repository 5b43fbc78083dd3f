import ClinicModel
import Foundation
import PlainText

extension WeeklyPlan {
    private static let days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

    init(parts: JSONValue?) {
        self.init()
        for part in parts.items {
            switch part["url"]?.string {
            case "slotMinutes": slotMinutes = part["valuePositiveInt"]?.integer ?? slotMinutes
            case "bufferMinutes": bufferMinutes = part["valueUnsignedInt"]?.integer ?? bufferMinutes
            case "closed": part["valueDate"]?.string.flatMap { CalendarDate($0) }.map { _ = closedDates.insert($0) }
            case "hours": Hours(parts: part["extension"]).map { hours.append($0) }
            case "datedHours": DatedHours(parts: part["extension"]).map { datedHours.append($0) }
            case "block": Block(parts: part["extension"]).map { blocks.append($0) }
            default: break
            }
        }
    }

    var parts: [JSONValue] {
        let lengths: [JSONValue] = [
            ["url": "slotMinutes", "valuePositiveInt": .number(String(slotMinutes))],
            ["url": "bufferMinutes", "valueUnsignedInt": .number(String(bufferMinutes))],
        ]
        let week = hours.map { JSONValue.object(JSONObject([("url", "hours"), ("extension", .array($0.parts))])) }
        let closed = closedDates.sorted().map { date -> JSONValue in
            ["url": "closed", "valueDate": .string(date.description)]
        }
        let dated = datedHours.map {
            JSONValue.object(JSONObject([("url", "datedHours"), ("extension", .array($0.parts))]))
        }
        let blocked = blocks.map { JSONValue.object(JSONObject([("url", "block"), ("extension", .array($0.parts))])) }
        return lengths + week + closed + dated + blocked
    }

    static func weekday(named day: String) -> Int? { days.firstIndex(of: day).map { $0 + 1 } }

    static func name(ofWeekday weekday: Int) -> String { days[(weekday + 6) % 7] }
}

extension WeeklyPlan.Hours {
    fileprivate init?(parts: JSONValue?) {
        func value(_ url: String, _ name: String) -> String? {
            parts.items.first { $0["url"] == .string(url) }?[name]?.string
        }
        guard let weekday = value("day", "valueCode").flatMap(WeeklyPlan.weekday(named:)),
            let opens = value("opens", "valueTime").flatMap(WallTime.init(fhir:))
        else { return nil }
        // FHIR has no 24:00: hours that last until midnight do not say when they close.
        let closes = value("closes", "valueTime").flatMap(WallTime.init(fhir:)) ?? WallTime(24)
        self.init(weekday: weekday, opens: opens, closes: closes)
    }

    fileprivate var parts: [JSONValue] {
        var parts: [JSONValue] = [
            ["url": "day", "valueCode": .string(WeeklyPlan.name(ofWeekday: weekday))],
            ["url": "opens", "valueTime": .string("\(opens):00")],
        ]
        if closes < WallTime(24) { parts.append(["url": "closes", "valueTime": .string("\(closes):00")]) }
        return parts
    }
}

extension WallTime {
    fileprivate init?(fhir text: String) {
        let parts = text.split(separator: ":").compactMap { Int($0) }
        guard parts.count == 3, (0..<24).contains(parts[0]), (0..<60).contains(parts[1]) else { return nil }
        self.init(parts[0], parts[1])
    }
}

extension WeeklyPlan.DatedHours {
    fileprivate init?(parts: JSONValue?) {
        func value(_ url: String, _ name: String) -> String? {
            parts.items.first { $0["url"] == .string(url) }?[name]?.string
        }
        guard let date = value("date", "valueDate").flatMap({ CalendarDate($0) }),
            let opens = value("opens", "valueTime").flatMap(WallTime.init(fhir:))
        else { return nil }
        self.init(
            date: date, opens: opens,
            closes: value("closes", "valueTime").flatMap(WallTime.init(fhir:)) ?? WallTime(24))
    }

    fileprivate var parts: [JSONValue] {
        var parts: [JSONValue] = [
            ["url": "date", "valueDate": .string(date.description)],
            ["url": "opens", "valueTime": .string("\(opens):00")],
        ]
        if closes < WallTime(24) { parts.append(["url": "closes", "valueTime": .string("\(closes):00")]) }
        return parts
    }
}

extension WeeklyPlan.Block {
    fileprivate init?(parts: JSONValue?) {
        func value(_ url: String) -> JSONValue? { parts.items.first { $0["url"] == .string(url) } }
        guard let period = value("period")?["valuePeriod"],
            let start = period["start"]?.string.flatMap(FHIRTime.dateTime),
            let end = period["end"]?.string.flatMap(FHIRTime.dateTime), start < end
        else { return nil }
        self.init(period: DateInterval(start: start, end: end), reason: value("reason")?["valueString"]?.string)
    }

    fileprivate var parts: [JSONValue] {
        var parts: [JSONValue] = [
            [
                "url": "period",
                "valuePeriod": [
                    "start": .string(FHIRTime.text(period.start)), "end": .string(FHIRTime.text(period.end)),
                ],
            ]
        ]
        if let reason { parts.append(["url": "reason", "valueString": .string(reason)]) }
        return parts
    }
}
