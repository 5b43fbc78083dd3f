import Foundation

/// Turns appointments into files for the calendars that people have elsewhere.
package protocol CalendarExporting: Sendable {
    /// The appointment as a calendar file; one that is cancelled takes itself out of the calendar it was put in.
    ///
    /// `now` stands for when it was last changed where the appointment does not say. Throws `notPossible` if
    /// the appointment has no time.
    func calendar(of appointment: Appointment, at now: Date) throws -> CalendarFile
}

package struct CalendarFile: Hashable, Sendable {
    /// A name to save it under, such as `appointment-42.ics`.
    package let name: String
    package let contents: Data

    package init(name: String, contents: Data) {
        self.name = name
        self.contents = contents
    }
}
