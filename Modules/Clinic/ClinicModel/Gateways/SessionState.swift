/// How a session stands, and why it has ended.
package enum SessionState: String, Hashable, Codable, Sendable, CaseIterable {
    case open
    /// Nobody used it for longer than a session lasts without a use.
    case idle
    /// It went on for as long as somebody stays signed in at most.
    case expired
    case passwordChanged
    /// Its user ended it from another session.
    case signedOutElsewhere
    /// The clinic's administrator ended it.
    case endedByClinic
    case accountClosed
    /// Its user signed out, in another program that goes on with it.
    case signedOut
    /// It has ended, and the reason is not known any more.
    case ended
}
