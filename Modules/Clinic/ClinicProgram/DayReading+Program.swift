import ClinicModel

extension DayReading {
    /// How days are typed in the language of the program.
    package static func program(from today: CalendarDate? = nil) -> DayReading {
        DayReading(from: today, in: ProgramLanguage.locale) { $0.said }
    }
}
