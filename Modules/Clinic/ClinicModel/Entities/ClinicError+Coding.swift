import Foundation

/// In JSON an error is its code and what it tells, such as `{"code": "tooEarly", "moment": {…}}`.
extension ClinicError: Codable {
    /// Which error it is, without what it tells.
    package enum Code: String, Codable, Sendable, CaseIterable {
        case conflict, notAllowed, notFound, busy, cutoffPassed, tooLate, tooFarAhead, tooEarly, invalidTransition
        case invalidEncounterTransition, notMovable, notPossible, invalid, unknownZone, wrongPassword, locked, signedOut
        case outOfMemory, storage, unreachable, incompatible, unaudited
    }

    private enum CodingKeys: CodingKey {
        case code, conflict, phrase, moment, phone, from, to, during, zone, schedule, until, failure, reason, since
        case mayBeDone, refusal, cause
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func told<Value: Decodable>(_ key: CodingKeys) throws -> Value { try container.decode(Value.self, forKey: key) }
        self =
            switch try container.decode(Code.self, forKey: .code) {
            case .conflict: .conflict(try told(.conflict))
            case .notAllowed: .notAllowed(try told(.phrase))
            case .notFound: .notFound(try told(.phrase))
            case .busy: .busy
            case .cutoffPassed:
                .cutoffPassed(
                    try told(.moment), phone: try container.decodeIfPresent(String.self, forKey: .phone))
            case .tooLate: .tooLate(earliest: try told(.moment))
            case .tooFarAhead: .tooFarAhead(latest: try told(.moment))
            case .tooEarly: .tooEarly(try told(.moment))
            case .invalidTransition:
                .invalidTransition(
                    from: try told(.from), to: try told(.to),
                    during: try container.decodeIfPresent(Encounter.Status.self, forKey: .during))
            case .invalidEncounterTransition: .invalidEncounterTransition(from: try told(.from), to: try told(.to))
            case .notMovable:
                .notMovable(
                    try told(.from),
                    during: try container.decodeIfPresent(Encounter.Status.self, forKey: .during))
            case .notPossible: .notPossible(try told(.phrase))
            case .invalid: .invalid(try told(.phrase))
            case .unknownZone: .unknownZone(try told(.zone), of: try told(.schedule))
            case .wrongPassword: .wrongPassword
            case .locked: .locked(until: try told(.until))
            case .signedOut: .signedOut
            case .outOfMemory: .outOfMemory
            case .storage: .storage(try told(.failure))
            case .unreachable:
                .unreachable(
                    because: try told(.reason), since: try container.decodeIfPresent(Moment.self, forKey: .since),
                    mayBeDone: try told(.mayBeDone))
            case .incompatible: .incompatible
            case .unaudited: .unaudited(try told(.refusal), because: try told(.cause))
            }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        func tell(_ value: some Encodable, _ key: CodingKeys) throws { try container.encode(value, forKey: key) }
        try container.encode(code, forKey: .code)
        switch self {
        case .conflict(let conflict): try tell(conflict, .conflict)
        case .notAllowed(let phrase), .notFound(let phrase), .notPossible(let phrase), .invalid(let phrase):
            try tell(phrase, .phrase)
        case .cutoffPassed(let moment, let phone):
            try tell(moment, .moment)
            try container.encodeIfPresent(phone, forKey: .phone)
        case .tooLate(let moment), .tooFarAhead(let moment), .tooEarly(let moment):
            try tell(moment, .moment)
        case .invalidTransition(let from, let to, let encounter):
            try tell(from, .from)
            try tell(to, .to)
            try container.encodeIfPresent(encounter, forKey: .during)
        case .invalidEncounterTransition(let from, let to):
            try tell(from, .from)
            try tell(to, .to)
        case .notMovable(let status, let encounter):
            try tell(status, .from)
            try container.encodeIfPresent(encounter, forKey: .during)
        case .unknownZone(let zone, let schedule):
            try tell(zone, .zone)
            try tell(schedule, .schedule)
        case .locked(let until): try tell(until, .until)
        case .storage(let failure): try tell(failure, .failure)
        case .unaudited(let refusal, let cause):
            try tell(refusal, .refusal)
            try tell(cause, .cause)
        case .unreachable(let reason, let since, let mayBeDone):
            try tell(reason, .reason)
            try container.encodeIfPresent(since, forKey: .since)
            try tell(mayBeDone, .mayBeDone)
        case .busy, .wrongPassword, .signedOut, .outOfMemory, .incompatible: break
        }
    }

    package var code: Code {
        switch self {
        case .conflict: .conflict
        case .notAllowed: .notAllowed
        case .notFound: .notFound
        case .busy: .busy
        case .cutoffPassed: .cutoffPassed
        case .tooLate: .tooLate
        case .tooFarAhead: .tooFarAhead
        case .tooEarly: .tooEarly
        case .invalidTransition: .invalidTransition
        case .invalidEncounterTransition: .invalidEncounterTransition
        case .notMovable: .notMovable
        case .notPossible: .notPossible
        case .invalid: .invalid
        case .unknownZone: .unknownZone
        case .wrongPassword: .wrongPassword
        case .locked: .locked
        case .signedOut: .signedOut
        case .outOfMemory: .outOfMemory
        case .storage: .storage
        case .unreachable: .unreachable
        case .incompatible: .incompatible
        case .unaudited: .unaudited
        }
    }
}
