/// What ___VARIABLE_productName:identifier___ is opened with.
___VARIABLE_access___ struct ___VARIABLE_productName:identifier___Parameters: Hashable, Codable, Sendable {
    ___VARIABLE_access___ let id: String

    ___VARIABLE_access___ init(id: String) {
        self.id = id
    }

    ___VARIABLE_access___ static let mock = ___VARIABLE_productName:identifier___Parameters(id: "1")
}
