import ArgumentParser
import ClinicModel
import ClinicProgram

/// A day or a time as it stands behind an option. It is read once it is known from which day others are near.
package struct TypedTime: Sendable {
    private static let someDay = CalendarDate(year: 2026, month: 11, day: 30)

    private let text: String
    private let refusal: Phrase

    private init(_ text: String, refusing refusal: Phrase) throws {
        self.text = text
        self.refusal = refusal
        // What is no day seen from one is none seen from another.
        guard read(from: Self.someDay) != nil else { throw ValidationError(saying: refusal) }
    }

    private func read(from today: CalendarDate) -> TimeText? {
        TimeText(text) ?? TimeText(text, by: .program(from: today))
    }

    /// The time that is meant: without a year the next one, seen from today.
    func time(from today: CalendarDate) throws -> TimeText {
        guard let time = read(from: today) else { throw ProgramError(.usage, refusal) }
        return time
    }

    /// The same of the end of days that begin with `first`: a day of the week that would be before is the next from then.
    func time(from today: CalendarDate, after first: CalendarDate) throws -> TimeText {
        let time = try time(from: today)
        switch time {
        case .day(let day), .wall(let day, _):
            let name = text.replacing(/[,،]? +\d\d?:\d\d$/, with: "")
            guard day < first, DayReading.program().weekday(named: name) != nil else { return time }
            return try self.time(from: first.adding(days: -1))
        case .instant: return time
        }
    }

    /// What an option takes that names a day. Throws with examples where it is none.
    static func day(after option: String) -> @Sendable (String) throws -> TypedTime {
        { try TypedTime($0, refusing: "\(option) takes a day such as 30 Nov, 2026-11-30 or monday") }
    }

    /// What `--at` takes. Throws with examples where it is no time.
    static let at: @Sendable (String) throws -> TypedTime = { text in
        try TypedTime(
            text, refusing: "--at takes a day and a time such as 30 Nov 09:20, 2026-11-30T09:20 or monday 09:20")
    }
}
