import TextUICore

extension EnvironmentValues {
    /// The calendar of the place, in its time zone and language.
    func calendar(in timeZone: TimeZone) -> Calendar {
        var calendar = calendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }
}
