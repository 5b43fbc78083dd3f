import ClinicModel

extension ProgramError {
    /// What the clinic refused, and the status that tells a script why.
    ///
    /// - Parameter advice: What to do about it, in place of the clinic's own.
    package init(clinic error: ClinicError, advice: Phrase? = nil) {
        let said = [error.title, error.reason].compactMap { $0?.said }.joined(separator: " ")
        self.init(
            error.exitStatus, verbatim: said, advice: (advice ?? error.suggestion)?.said, refusal: error.code)
    }
}

extension ClinicError {
    package var exitStatus: ExitStatus {
        switch self {
        case .notAllowed, .wrongPassword, .locked, .signedOut: .notAllowed
        case .notFound: .noInput
        case .busy, .outOfMemory: .busy
        case .conflict, .cutoffPassed, .tooLate, .tooFarAhead, .tooEarly, .invalidTransition,
            .invalidEncounterTransition, .notMovable, .notPossible, .invalid, .unknownZone:
            .badData
        case .storage(let failure): failure.exitStatus
        case .unreachable: .unavailable
        case .incompatible: .protocol
        case .unaudited(let refusal, _): refusal.exitStatus
        }
    }
}

extension StorageFailure {
    var exitStatus: ExitStatus {
        switch self {
        case .diskFull, .inputOutput, .replaced, .other: .inputOutput
        case .readOnly: .cannotCreate
        case .corrupt: .badData
        case .missing: .noInput
        }
    }
}
