import ArgumentParser

/// Words with commas between.
struct CommaList: ExpressibleByArgument, Equatable {
    let values: [String]

    /// Nil if there is nothing between two commas.
    init?(argument: String) {
        var values: [String] = []
        for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
            let plain = word.filter { $0 != " " }
            guard !plain.isEmpty else { return nil }
            if !values.contains(plain) { values.append(plain) }
        }
        self.values = values
    }
}
