struct ___VARIABLE_productName:identifier___MockInteractor: ___VARIABLE_productName:identifier___Interactive {
    func fetch___VARIABLE_productName:identifier___(___VARIABLE_ifParameters____ parameters: ___VARIABLE_productName:identifier___Parameters___VARIABLE_end___) async throws -> ___VARIABLE_productName:identifier___Entity {
        ___VARIABLE_productName:identifier___Entity(lines: ["A first line", "A second line"])
    }
}
