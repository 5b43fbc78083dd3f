import ClinicAPI
import Foundation
import PlainText
import Synchronization
import Testing

/// Holds requests and answers against an OpenAPI document: the parts of JSON Schema that it is written in.
final class SchemaChecker: Sendable {
    private let document: JSONValue
    private let checked = Mutex(0)

    init(_ document: JSONValue) {
        self.document = document
    }

    var count: Int { checked.withLock { $0 } }

    @Sendable
    func check(_ request: APIRequest, _ answer: APIAnswer) {
        guard let operation = document["paths"]?[request.path]?[request.method.lowercased()] else {
            Issue.record("\(request.method) \(request.path) is not described")
            return
        }
        if !request.body.isEmpty { check(request.body, operation["requestBody"], "\(request.path), request") }
        let response =
            answer.status == 200 ? operation["responses"]?["200"] : document["components"]?["responses"]?["Problem"]
        check(answer.body, response, "\(request.path), \(answer.status)")
    }

    private func check(_ body: Data, _ described: JSONValue?, _ place: String) {
        checked.withLock { $0 += 1 }
        guard let schema = described?["content"]?.object?.members.first?.value["schema"],
            let value = try? JSONParser.parse(body)
        else {
            Issue.record("\(place) is not described, or no JSON")
            return
        }
        for fault in faults(of: value, against: schema, place) { Issue.record("\(fault)") }
    }

    private func faults(of value: JSONValue, against schema: JSONValue, _ place: String) -> [String] {
        if let reference = schema["$ref"]?.string, let name = reference.split(separator: "/").last {
            guard let found = document["components"]?["schemas"]?[String(name)] else {
                return ["\(reference) is missing"]
            }
            return faults(of: value, against: found, place)
        }
        if let choices = (schema["anyOf"] ?? schema["oneOf"])?.array {
            let tried = choices.map { faults(of: value, against: $0, place) }
            return tried.contains([]) ? [] : ["\(place): none of the alternatives: \(tried.flatMap(\.self).prefix(3))"]
        }
        if let codes = schema["enum"]?.array { return codes.contains(value) ? [] : ["\(place): \(value) is no code"] }
        switch (schema["type"]?.string, value) {
        case ("string", .string), ("boolean", .bool), ("integer", .number), ("number", .number), ("null", .null):
            return []
        case ("array", .array(let elements)):
            guard let items = schema["items"] else { return [] }
            return elements.enumerated().flatMap { faults(of: $1, against: items, "\(place)[\($0)]") }
        case ("object", .object(let object)): return faults(of: object, against: schema, place)
        default: return ["\(place): \(JSONWriter.text(value).prefix(80)) is no \(schema["type"]?.string ?? "value")"]
        }
    }

    private func faults(of object: JSONObject, against schema: JSONValue, _ place: String) -> [String] {
        let required = schema["required"]?.array?.compactMap(\.string) ?? []
        let missing = required.filter { object[$0] == nil }.map { "\(place).\($0) is missing" }
        let properties = schema["properties"]?.object
        return missing
            + object.members.flatMap { member -> [String] in
                if let known = properties?[member.name] {
                    return faults(of: member.value, against: known, "\(place).\(member.name)")
                }
                if let others = schema["additionalProperties"] {
                    return faults(of: member.value, against: others, "\(place).\(member.name)")
                }
                return ["\(place).\(member.name) is not described"]
            }
    }
}
