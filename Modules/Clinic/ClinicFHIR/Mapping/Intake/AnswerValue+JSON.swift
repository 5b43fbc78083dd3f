import ClinicModel
import PlainText

extension AnswerValue {
    /// The value of a choice of types, such as `value[x]`; nil where it is of a type that no answer here has.
    init?(_ object: JSONValue, _ name: String = "value") {
        func member(_ type: String) -> JSONValue? { object[name + type] }
        if let flag = member("Boolean")?.bool {
            self = .boolean(flag)
        } else if case .number(let digits)? = member("Decimal"), let number = ExactDecimal(digits) {
            self = .decimal(number)
        } else if let number = member("Integer")?.integer {
            self = .integer(number)
        } else if let date = member("Date")?.string.flatMap({ PartialDate($0) }) {
            self = .date(date)
        } else if let coding = member("Coding"), coding.object != nil {
            self = .coding(Coding(json: coding))
        } else if let quantity = Quantity(json: member("Quantity")) {
            self = .quantity(quantity)
        } else if let time = member("Time")?.string {
            self = .time(time)
        } else if let text = ["String", "DateTime", "Uri"].lazy.compactMap({ member($0)?.string }).first {
            self = .string(text)
        } else {
            return nil
        }
    }

    /// The name and the value of the member that says it.
    func member(_ name: String = "value") -> JSONObject.Member {
        switch self {
        case .boolean(let flag): .init(name: name + "Boolean", value: .bool(flag))
        case .decimal(let number): .init(name: name + "Decimal", value: .number(number.description))
        case .integer(let number): .init(name: name + "Integer", value: .number(String(number)))
        case .date(let date): .init(name: name + "Date", value: .string(date.description))
        case .string(let text): .init(name: name + "String", value: .string(text))
        case .time(let time): .init(name: name + "Time", value: .string(time))
        case .coding(let coding): .init(name: name + "Coding", value: coding.json)
        case .quantity(let quantity): .init(name: name + "Quantity", value: quantity.json)
        }
    }
}
