import ClinicAPI
import ClinicFHIR
import ClinicModel
import PlainText

/// Why something was not done, as R4's OperationOutcome.
struct FHIRProblem: Error {
    /// The codes of R4's issue-type in use.
    enum Code: String {
        case value, structure, required, forbidden, login, conflict, throttled, transient, exception
        case notFound = "not-found"
        case notSupported = "not-supported"
        case businessRule = "business-rule"
        case tooCostly = "too-costly"
    }

    let status: Int
    let code: Code
    let text: String
    /// Why, and what to do.
    let diagnostics: String?
    /// The element that it is about, such as `Appointment.slot`.
    let element: String?

    init(_ status: Int, _ code: Code, _ text: String, _ diagnostics: String? = nil, at element: String? = nil) {
        self.status = status
        self.code = code
        self.text = text
        self.diagnostics = diagnostics
        self.element = element
    }

    init(_ fault: ElementFault) {
        self.init(422, .structure, "\(fault.element): \(fault.reason).", at: fault.element)
    }

    init(_ problem: Problem) {
        let code: Code =
            switch problem.error {
            case .conflict?: .conflict
            case .notAllowed?, .wrongPassword?: .forbidden
            case .notFound?: .notFound
            case .busy?, .outOfMemory?, .unreachable?: .transient
            case .locked?: .throttled
            case .signedOut?: .login
            case .storage?, .unknownZone?: .exception
            case nil: problem.status == 401 ? .login : problem.status == 500 ? .exception : .structure
            default: .businessRule
            }
        self.init(problem.status, code, problem.title, problem.detail)
    }

    var outcome: JSONObject {
        var issue = JSONObject([
            ("severity", "error"), ("code", .string(code.rawValue)), ("details", ["text": .string(text)]),
        ])
        issue["diagnostics"] = diagnostics.map(JSONValue.string)
        issue["expression"] = element.map { [.string($0)] }
        return JSONObject([("resourceType", "OperationOutcome"), ("issue", [.object(issue)])])
    }
}
