import ClinicAPI
import ClinicModel
import Foundation
import PlainText

/// The calls, described as OpenAPI 3.1 has it.
package enum OpenAPI {
    /// - Throws: `SchemaFailure` for a type that cannot be described.
    package static func document() throws -> JSONValue {
        let writer = SchemaWriter()
        var paths: [(String, JSONValue)] = [
            (
                APIPath.clinic,
                [
                    "get": operation(
                        "clinic", "What is to be known before anybody has signed in.",
                        answer: try writer.schema(of: ClinicInfo.self))
                ]
            ),
            (
                APIPath.signIn,
                [
                    "post": operation(
                        "sign-in", "Begins a session.", body: try writer.schema(of: SignInRequest.self),
                        answer: try writer.schema(of: Session.self))
                ]
            ),
            (
                APIPath.resume,
                [
                    "post": operation(
                        "resume", "Goes on with a session.", body: try writer.schema(of: ResumeRequest.self),
                        answer: try writer.schema(of: Session.self), needsSession: true)
                ]
            ),
            (
                APIPath.changes,
                [
                    "get": operation(
                        "changes", "Server-sent events: one for each change that one may see, without what it was.",
                        answer: ["type": "string"], mediaType: "text/event-stream", needsSession: true)
                ]
            ),
        ]
        for call in Calls.all { paths.append((APIPath.call + call.name, ["post": try operation(of: call, writer)])) }
        let problem = try writer.schema(of: Problem.self)
        let components = writer.components.sorted { $0.key < $1.key }
        return [
            "openapi": "3.1.0",
            "info": ["title": "Caduceus", "version": .string(APIPath.version)],
            "paths": .object(JSONObject(paths)),
            "components": [
                "schemas": .object(JSONObject(components.map { ($0.key, $0.value) })),
                "securitySchemes": ["session": ["type": "http", "scheme": "bearer"]],
                "responses": [
                    "Problem": [
                        "description": "Why it was not done.",
                        "content": .object(JSONObject([(Problem.mediaType, ["schema": problem])])),
                    ]
                ],
            ],
        ]
    }

    private static func operation(of call: any ServedCall, _ writer: SchemaWriter) throws -> JSONValue {
        var properties: [(String, JSONValue)] = []
        var required: [JSONValue] = []
        for parameter in call.inputs {
            properties.append((parameter.name, try writer.element(parameter.type)))
            if !(parameter.type is any ExpressibleByNilLiteral.Type) { required.append(.string(parameter.name)) }
        }
        let body: JSONValue = [
            "type": "object", "properties": .object(JSONObject(properties)), "required": .array(required),
        ]
        return operation(
            call.name, call.effect == .changes ? "Changes something, once for each Idempotency-Key." : "Reads.",
            body: body,
            answer: try writer.element(call.outputType), isChange: call.effect == .changes, needsSession: true)
    }

    private static func operation(
        _ name: String, _ summary: String, body: JSONValue? = nil, answer: JSONValue,
        mediaType: String = "application/json", isChange: Bool = false, needsSession: Bool = false
    ) -> JSONValue {
        var operation = JSONObject([("operationId", .string(name)), ("summary", .string(summary))])
        if needsSession { operation["security"] = [["session": []]] }
        if isChange {
            operation["parameters"] = [
                [
                    "name": "Idempotency-Key", "in": "header", "required": false,
                    "schema": ["type": "string", "minLength": 1, "maxLength": 100],
                ]
            ]
        }
        if let body {
            operation["requestBody"] = ["required": true, "content": ["application/json": ["schema": body]]]
        }
        operation["responses"] = [
            "200": ["description": "Done.", "content": .object(JSONObject([(mediaType, ["schema": answer])]))],
            "default": ["$ref": "#/components/responses/Problem"],
        ]
        return .object(operation)
    }
}
