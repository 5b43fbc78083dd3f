import ClinicModel
import PlainText

extension PostalAddress {
    init?(json: JSONValue) {
        guard json.object != nil else { return nil }
        self.init(
            use: json["use"]?.string.flatMap(Use.init), text: json["text"]?.string, line: json["line"].strings,
            city: json["city"]?.string, state: json["state"]?.string, postalCode: json["postalCode"]?.string,
            country: json["country"]?.string)
    }

    /// Another address of the same use. What said more of the old one, such as its district, does not go with it.
    func json(over old: JSONValue?) -> JSONValue {
        var object = JSONObject()
        for name in ["id", "use", "type"] { object[name] = old?[name] }
        object["use"] = use.map { .string($0.rawValue) }
        object["text"] = text.map(JSONValue.string)
        object["line"] = .list(line)
        object["city"] = city.map(JSONValue.string)
        object["state"] = state.map(JSONValue.string)
        object["postalCode"] = postalCode.map(JSONValue.string)
        object["country"] = country.map(JSONValue.string)
        return .object(object)
    }
}
