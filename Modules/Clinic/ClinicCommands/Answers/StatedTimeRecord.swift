import ClinicModel
import Foundation

/// A time as programs read it, which is as FHIR writes it.
struct StatedTimeRecord: Encodable {
    private struct Amount: Encodable {
        let value: Decimal?
        let comparator: String?
        let unit: String?
        let system: String?
        let code: String?

        init(_ quantity: Quantity) {
            value = quantity.value.flatMap { Decimal(string: $0.description) }
            comparator = quantity.comparator?.rawValue
            unit = quantity.unit
            system = quantity.system
            code = quantity.code
        }
    }

    private struct Range: Encodable {
        let low: Amount?
        let high: Amount?
    }

    private let time: StatedTime

    init(_ time: StatedTime) {
        self.time = time
    }

    func encode(to encoder: any Encoder) throws {
        switch time {
        case .dateTime(let dateTime): try dateTime.encode(to: encoder)
        case .period(let period): try period.encode(to: encoder)
        case .age(let age): try Amount(age).encode(to: encoder)
        case .range(let range):
            try Range(low: range.low.map(Amount.init), high: range.high.map(Amount.init)).encode(to: encoder)
        case .string(let text): try text.encode(to: encoder)
        }
    }
}
