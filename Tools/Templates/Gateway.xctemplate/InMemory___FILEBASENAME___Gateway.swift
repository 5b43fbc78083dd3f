/// Answers without a store, for tests and previews.
___VARIABLE_access___ struct InMemory___VARIABLE_productName:identifier___Gateway: ___VARIABLE_productName:identifier___Gateway {
    private let principal: ___VARIABLE_principal___
    private let answer: @Sendable (___VARIABLE_principal___) async throws -> [String]

    ___VARIABLE_access___ init(principal: ___VARIABLE_principal___, answer: @escaping @Sendable (___VARIABLE_principal___) async throws -> [String]) {
        self.principal = principal
        self.answer = answer
    }

    ___VARIABLE_access___ func fetch___VARIABLE_productName:identifier___() async throws -> [String] {
        try await answer(principal)
    }
}
