/// Whether a record is being opened, which the audit trail keeps, or an open one is read anew.
package enum Access: Hashable, Sendable {
    case opening, refresh
}
