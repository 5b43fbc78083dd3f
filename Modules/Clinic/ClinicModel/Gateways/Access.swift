/// Why something is read. The audit trail keeps what is opened or given out, and not that an open one is read anew.
package enum Access: String, Hashable, Codable, Sendable, CaseIterable {
    case opening
    /// It leaves the clinic, as a file.
    case export
    case refresh
}
