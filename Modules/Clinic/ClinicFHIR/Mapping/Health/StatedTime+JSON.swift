import ClinicModel
import Foundation
import PlainText

extension JSONObject {
    /// An element that is a time of one of several types, such as `onset[x]`.
    func stated(_ name: String) -> StatedTime? {
        if let dateTime = dateTime(name + "DateTime") ?? dateTime(name + "Instant") { return .dateTime(dateTime) }
        if let period = self[name + "Period"].flatMap(Period.init(json:)) { return .period(period) }
        if let age = Quantity(json: self[name + "Age"]) { return .age(age) }
        if let range = self[name + "Range"].flatMap(QuantityRange.init(json:)) { return .range(range) }
        return self[name + "String"]?.string.map(StatedTime.string)
    }
}

extension ResourceEdit {
    /// A time of one of several types, which takes the place of one of another type.
    ///
    /// An older version has kept the beginning of a time or a period as an instant, and nothing of other types: what is
    /// stored of those stays as it was stated.
    mutating func set(stated name: String, _ value: KeyPath<Subject, StatedTime?>) {
        let (old, new) = (before?[keyPath: value], now[keyPath: value])
        guard old != new else { return }
        if let old = old?.dateTime, case .dateTime(let new)? = new, new.isBeginning(of: old) { return }
        if new == nil, old != nil, old?.dateTime == nil { return }
        for type in ["DateTime", "Instant", "Period", "Age", "Range", "String"] {
            resource[name + type] = nil
            resource["_" + name + type] = nil
        }
        if let new { resource[name + new.typeName] = new.json }
    }

    mutating func set(dateTime name: String, _ value: KeyPath<Subject, DateTime?>) {
        let (old, new) = (before?[keyPath: value], now[keyPath: value])
        guard old != new else { return }
        if let old, let new, new.isBeginning(of: old) { return }
        resource[name] = new.map { .string(FHIRTime.text($0)) }
    }
}

extension DateTime {
    /// Whether it says nothing else than the other, to the millisecond, which is as fine as is kept.
    fileprivate func isBeginning(of other: DateTime) -> Bool {
        guard case .instant(let instant) = self else { return false }
        return abs(other.beginning.timeIntervalSince(instant)) < 0.001
    }
}

extension StatedTime {
    fileprivate var json: JSONValue {
        switch self {
        case .dateTime(let dateTime): .string(FHIRTime.text(dateTime))
        case .period(let period): period.json
        case .age(let age): age.json
        case .range(let range): range.json
        case .string(let text): .string(text)
        }
    }
}

extension Period {
    init?(json: JSONValue) {
        guard json.object != nil else { return nil }
        self.init(
            start: json["start"]?.string.flatMap(FHIRTime.stated), end: json["end"]?.string.flatMap(FHIRTime.stated))
    }

    fileprivate var json: JSONValue {
        .some(
            ("start", start.map { .string(FHIRTime.text($0)) }), ("end", end.map { .string(FHIRTime.text($0)) }))
    }
}
