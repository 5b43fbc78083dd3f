/// What is to be sent. Who sends it is the principal's.
package struct MessageDraft: Hashable, Codable, Sendable {
    /// The longest text, in Unicode's code points.
    package static let longest = 4000

    package var text: String
    /// The visit that it is about.
    package var appointment: Appointment.ID?

    package init(_ text: String, about appointment: Appointment.ID? = nil) {
        self.text = text
        self.appointment = appointment
    }
}
