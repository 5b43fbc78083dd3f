public import ClinicAPI
import ClinicModel

/// The clinic's server behind HTTP: it answers requests, whatever brings them.
public struct ClinicService: Sendable {
    let clinic: ServedClinic
    let signIns: SignInDesk
    let streams = OpenStreams()
    let feed: ChangeFeed
    private let report: @Sendable (any Error) -> Void

    /// - Parameter report: Hears of failures that are none of whoever asks.
    package init(_ clinic: ServedClinic, report: @escaping @Sendable (any Error) -> Void = { _ in }) {
        self.clinic = clinic
        self.report = report
        signIns = SignInDesk(clinic: clinic)
        feed = ChangeFeed(keeper: clinic.keeper)
    }

    /// Why a request is not taken before it is read.
    public enum Untaken: Sendable {
        case malformed, bodyTooLong, requestTimeout, tooManyConnections
    }

    public static func refusal(_ reason: Untaken) -> APIAnswer {
        switch reason {
        case .malformed: APIAnswer(Problem(.malformedRequest, status: 400, "The request has no end."))
        case .bodyTooLong: APIAnswer(Problem(.tooLong, status: 413, "The request’s body is too long."))
        case .requestTimeout: APIAnswer(Problem(.tooSlow, status: 408, "The request took too long to arrive."))
        case .tooManyConnections:
            APIAnswer(
                Problem(
                    .tooManyRequests, status: 429, "This address has too many connections.", detail: "Close some."))
        }
    }

    func refusal(_ error: any Error) -> APIAnswer { APIAnswer(problem(of: error)) }

    func problem(of error: any Error) -> Problem {
        switch error {
        case let problem as Problem: return problem
        case let error as ClinicError:
            if case .storage = error { report(error) }
            return Problem(error)
        case let error as DecodingError:
            return Problem(.malformedRequest, status: 400, "The body is not what is asked for.", detail: error.place)
        default:
            report(error)
            return Problem(.failure, status: 500, "The server failed.")
        }
    }
}

extension DecodingError {
    /// Where in the body what is missing or wrong.
    fileprivate var place: String {
        let (context, key): (Context, (any CodingKey)?) =
            switch self {
            case .keyNotFound(let key, let context): (context, key)
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
                (context, nil)
            @unknown default: (Context(codingPath: [], debugDescription: ""), nil)
            }
        let path = (context.codingPath + [key].compactMap(\.self)).map(\.stringValue).joined(separator: ".")
        return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
    }
}
