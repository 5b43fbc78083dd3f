import ArgumentParser
import ClinicModel
import ClinicProgram

/// Days of the week as one types them: `mon`, `Monday`, `mon-fri` or `tue,thu`, in the languages that days are read in.
package struct Weekdays: ExpressibleByArgument {
    /// 1 is Monday, 7 is Sunday.
    package let numbers: Set<Int>

    package init?(argument: String) {
        let reading = DayReading.program()
        var numbers: Set<Int> = []
        for part in argument.split(omittingEmptySubsequences: false, whereSeparator: { ",،".contains($0) }) {
            let days = part.split(omittingEmptySubsequences: false, whereSeparator: { "-–".contains($0) }).map {
                reading.weekday(named: String($0))
            }
            guard (1...2).contains(days.count), let first = days.first ?? nil, let last = days.last ?? nil,
                first <= last
            else { return nil }
            numbers.formUnion(first...last)
        }
        self.numbers = numbers
    }

    package static var allValueStrings: [String] {
        "mon tue wed thu fri sat sun".split(separator: " ").map(String.init)
    }
}
