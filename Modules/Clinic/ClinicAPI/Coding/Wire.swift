import Foundation

extension Date.ISO8601FormatStyle {
    /// Such as `2026-11-24T09:20:00.000Z`.
    static let wire = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
}
