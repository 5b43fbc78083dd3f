import ClinicModel
import Foundation

extension Calls {
    static let accounts: [any ServedCall] = [
        profile, changeDemographics, sessions, sessionState, endSession, endOtherSessions, signOut, lock, unlock,
        changePassword,
    ]

    package static let profile = Call("account/profile", .reads) { caller in
        try await caller.accounts.profile()
    }
    package static let changeDemographics = Call("account/change-demographics", .changes, "shown", "wanted") {
        (caller, shown: Demographics, wanted: Demographics) in
        try await caller.accounts.changeDemographics(from: shown, to: wanted)
    }
    package static let sessions = Call("account/sessions", .reads, "session") { (caller, session: String) in
        try await caller.accounts.sessions(seenFrom: caller.session(session))
    }
    package static let sessionState = Call("account/session-state", .reads, "session") {
        (caller, session: String) in
        try await caller.accounts.state(of: caller.session(session))
    }
    package static let endSession = Call("account/end-session", .changes, "id") { (caller, id: OpenSession.ID) in
        try await caller.accounts.endSession(id)
    }
    package static let endOtherSessions = Call("account/end-other-sessions", .changes, "session") {
        (caller, session: String) in
        try await caller.accounts.endOtherSessions(than: caller.session(session))
    }
    package static let signOut = Call("account/sign-out", .changes, "session") { (caller, session: String) in
        try await caller.accounts.signOut(caller.session(session))
    }
    package static let lock = Call("account/lock", .changes, "session") { (caller, session: String) in
        try await caller.accounts.lock(caller.session(session))
    }
    package static let unlock = Call("account/unlock", .changes, "session", "password") {
        (caller, session: String, password: String) in
        try await caller.accounts.unlock(caller.session(session), password: password)
    }
    package static let changePassword = Call("account/change-password", .changes, "current", "new", "session") {
        (caller, current: String, new: String, session: String?) in
        try await caller.accounts.changePassword(from: current, to: new, keeping: caller.session(ifAny: session))
    }
}
