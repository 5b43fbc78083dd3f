import ArgumentParser

/// Days of the week as one types them: `mon`, `mon-fri` or `tue,thu`.
package struct Weekdays: ExpressibleByArgument {
    private static let names = "mon tue wed thu fri sat sun".split(separator: " ").map(String.init)

    /// 1 is Monday, 7 is Sunday.
    package let numbers: Set<Int>

    package init?(argument: String) {
        var numbers: Set<Int> = []
        for part in argument.lowercased().split(separator: ",", omittingEmptySubsequences: false) {
            let days = part.split(separator: "-", omittingEmptySubsequences: false).map {
                Self.names.firstIndex(of: String($0))
            }
            guard (1...2).contains(days.count), let first = days.first ?? nil, let last = days.last ?? nil,
                first <= last
            else { return nil }
            numbers.formUnion(first + 1...last + 1)
        }
        self.numbers = numbers
    }

    package static var allValueStrings: [String] { names }
}
