/// What ___VARIABLE_productName:identifier___ shows.
___VARIABLE_access___ struct ___VARIABLE_productName:identifier___Entity: Hashable, Sendable {
    ___VARIABLE_access___ let lines: [String]

    ___VARIABLE_access___ init(lines: [String]) {
        self.lines = lines
    }
}
