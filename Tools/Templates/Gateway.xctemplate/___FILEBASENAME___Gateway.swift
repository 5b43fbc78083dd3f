/// ___VARIABLE_productName:identifier___, as far as one principal may see them.
___VARIABLE_access___ protocol ___VARIABLE_productName:identifier___Gateway: Sendable {
    func fetch___VARIABLE_productName:identifier___() async throws -> [String]
}
