import Foundation

extension ClinicError {
    /// A visit is not finished without a note while there is a draft of one.
    package static let draftNote = ClinicError.notPossible(
        "The note is a draft: sign it with the visit, or empty it.")
}

extension ClinicError: LocalizedError {
    package var errorDescription: String? { title.description }
    package var failureReason: String? { reason?.description }
    package var recoverySuggestion: String? { suggestion?.description }
}

extension ClinicError {
    /// What failed.
    package var title: Phrase {
        switch self {
        case .conflict(let conflict): conflict.title
        case .notAllowed(let what): "You may not \(what)."
        case .notFound(let what): "There is no \(what)."
        case .busy: "The clinic’s database is busy."
        case .cutoffPassed: "It is too late to change this visit."
        case .tooLate: "It is too late to book this time."
        case .tooFarAhead: "This time is not open yet."
        case .tooEarly: "It is too early for this."
        case .invalidTransition(let from, let to, let encounter?) where encounter.isRunning:
            from == to
                ? "This visit is in progress already." : "A visit that is in progress cannot become \(to.words)."
        case .invalidTransition(let from, let to, _) where from == to: "This visit is \(from.words) already."
        case .invalidTransition(let from, .fulfilled, _): "A visit that is \(from.words) cannot be started."
        case .invalidTransition(let from, let to, _): "A visit that is \(from.words) cannot become \(to.words)."
        case .notMovable(_, let encounter?) where encounter.isRunning:
            "This visit can no longer be moved, since it is in progress."
        case .notMovable(let status, _): "This visit can no longer be moved, since it is \(status.words)."
        case .invalidEncounterTransition(let from, let to) where from == to: "This visit is \(from.words) already."
        case .invalidEncounterTransition(.planned, .finished), .invalidEncounterTransition(.arrived, .finished),
            .invalidEncounterTransition(.triaged, .finished):
            "A visit that was not started cannot be finished."
        case .invalidEncounterTransition(let from, let to):
            "A visit that is \(from.words) cannot become \(to.words)."
        case .notPossible(let sentence), .invalid(let sentence): sentence
        case .unknownZone(let name, let schedule):
            "\(schedule.reference) is in the time zone “\(name)”, which there is not."
        case .wrongPassword: "The user name or the password is wrong."
        case .locked: "There were too many failed attempts to sign in."
        case .signedOut: "You are signed out."
        case .outOfMemory: "There is too little memory to check a password."
        case .storage(let failure): failure.title
        case .unreachable(_, let since?, _): "The clinic’s server has not answered since \(since.time)."
        case .unreachable: "The clinic’s server cannot be reached."
        case .incompatible: "The clinic’s server speaks another version than this program."
        case .unaudited(let refusal, _): refusal.title
        }
    }

    /// Why; nil where that is said already.
    package var reason: Phrase? {
        switch self {
        case .conflict(let conflict): conflict.reason
        case .cutoffPassed(let latest, _): "Patients could change it until \(latest)."
        case .tooLate(let earliest): "The earliest time that can be booked is \(earliest)."
        case .tooFarAhead(let latest): "Times are open until \(latest)."
        case .tooEarly(let from): "It can be done from \(from)."
        case .locked(let until): Self.wait(until: until)
        case .busy: "Another program has kept it locked."
        case .unreachable(let cause, _, _): "\(cause)."
        case .unaudited(let refusal, let failure):
            Phrase(
                joining: [refusal.reason, "The audit trail could not be told so: \(failure.title)"].compactMap(\.self),
                by: " ")
        default: nil
        }
    }

    /// What to do about it; nil where that is said already, or nothing can be done.
    package var suggestion: Phrase? {
        switch self {
        case .conflict(let conflict): conflict.suggestion
        case .notAllowed: "Ask the clinic if you think that you should."
        case .notFound: "Go back and look for it again."
        case .busy: "Nothing was changed. Try again in a moment."
        case .cutoffPassed(_, let phone?): "Call the clinic: \(phone)."
        case .cutoffPassed: "Call the clinic."
        case .tooLate, .tooFarAhead: "Choose another time."
        case .tooEarly: "Try again then."
        case .invalidTransition(.booked, .fulfilled, _): "Note first that the patient has arrived."
        case .invalidTransition, .invalidEncounterTransition: "Refresh to see its present state."
        case .notMovable: "Book another visit in its place."
        case .notPossible: nil
        case .invalid: "Correct it and try again."
        case .unknownZone:
            "Another program has written that: put a backup in the place of the database."
        case .wrongPassword: "Check both and try again."
        case .locked: "Wait until then, or ask the clinic for a new password."
        case .signedOut: "Sign in again."
        case .outOfMemory: "Nothing was changed. Try again when there is more."
        case .storage(let failure): failure.suggestion
        case .unreachable(_, _, mayBeDone: false): "Nothing was changed. Try again when there is a connection."
        case .unreachable(_, _, mayBeDone: true):
            "It may have been done all the same: look when there is a connection, before you do it again."
        case .incompatible: "Bring the older one of the two up to date."
        case .unaudited(let refusal, let failure):
            Phrase(joining: [refusal.suggestion, failure.suggestion].compactMap(\.self), by: " ")
        }
    }

    /// Locks go by the system's time, whatever the clinic's clock was set to.
    private static func wait(until: Date) -> Phrase {
        let seconds = max(1, Int(until.timeIntervalSince(ClinicClock.system.now).rounded(.up)))
        if seconds == 1 { return "The next attempt is possible in one second." }
        if seconds <= 120 { return "The next attempt is possible in \(seconds) seconds." }
        return "The next attempt is possible in \((seconds + 59) / 60) minutes."
    }
}

extension Error {
    /// The error as it is said to a user who is known: only the password can be wrong.
    package var ofKnownUser: any Error { saying("The password is wrong.") }

    /// The error as it is said to a user who types another password, too: only the one until now can be wrong.
    package var ofPasswordChange: any Error { saying("The current password is wrong.") }

    private func saying(_ sentence: Phrase) -> any Error {
        guard self as? ClinicError == .wrongPassword else { return self }
        return ClinicError.invalid(sentence)
    }
}

extension Conflict {
    var title: Phrase {
        switch kind {
        case .slotTaken: "Somebody else has taken this time."
        case .slotHeld: "Somebody else is about to book this time."
        case .slotClosed: "This time is not open for booking."
        case .practitionerBusy: "\(practitionerName) has another visit at this time."
        case .patientBusy: "The patient has another visit at this time."
        case .ownVisit: "You have another visit at this time."
        case .alreadyRescheduled: "This visit has been rescheduled before."
        }
    }

    var reason: Phrase {
        let end = Moment(end, in: zone).time
        return
            "In the way: \(Moment(start, in: zone))–\(place.map { "\(end) (\($0))" } ?? end) with \(practitionerName)."
    }

    var suggestion: Phrase {
        if kind == .alreadyRescheduled { return "Reschedule the visit that replaced it." }
        if nearest.isEmpty { return "Choose another time." }
        let times: [Phrase] = nearest.map { slot in
            let moment = Moment(slot.slot.start, in: slot.zone)
            return slot.place.map { "\(moment) (\($0)) with \(slot.practitionerName)" }
                ?? "\(moment) with \(slot.practitionerName)"
        }
        return "Nearest free times: \(Phrase(joining: times, by: "; "))."
    }
}

extension Appointment.Status {
    /// The state as one says it, with the screens' words.
    package var words: Phrase {
        switch self {
        case .noshow: "missed"
        case .enteredInError: "entered in error"
        case .checkedIn: "checked in"
        case .waitlist: "on the waitlist"
        case .proposed: "offered"
        case .pending: "requested"
        case .booked: "booked"
        case .arrived: "arrived"
        case .fulfilled: "finished"
        case .cancelled: "cancelled"
        }
    }
}

extension Encounter.Status {
    /// The state as one says it.
    package var words: Phrase {
        switch self {
        case .planned: "planned"
        case .arrived: "arrived"
        case .triaged: "triaged"
        case .inProgress: "in progress"
        case .onleave: "on leave"
        case .finished: "finished"
        case .cancelled: "cancelled"
        case .enteredInError: "entered in error"
        case .unknown: "unknown"
        }
    }
}

extension StorageFailure {
    var title: Phrase {
        switch self {
        case .diskFull: "The disk is full."
        case .inputOutput: "The clinic’s database could not be read or written."
        case .readOnly: "The clinic’s database may not be written."
        case .corrupt: "The clinic’s database is damaged."
        case .missing: "The clinic’s database is gone."
        case .replaced: "The clinic’s database was removed or replaced while it was open."
        case .other: "The clinic’s database failed."
        }
    }

    var suggestion: Phrase {
        switch self {
        case .diskFull: "Nothing was changed. Make room and try again."
        case .inputOutput: "Check the disk and try again."
        case .readOnly: "Ask for the right to write the file and its folder."
        case .corrupt: "Run `clinic verify`, and restore a backup."
        case .missing: "Put it back, or name another with --database."
        case .replaced: "Leave and start again, then look: what was done last may not be kept."
        case .other: "Nothing was changed. Run `clinic verify`."
        }
    }
}
