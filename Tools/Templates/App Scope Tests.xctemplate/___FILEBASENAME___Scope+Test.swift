___VARIABLE_testImport___ ___VARIABLE_audienceModule___

extension ___VARIABLE_productName:identifier___Scope {
    /// What tests make the app’s scenes from. A gateway that the scope is given goes here too, in memory.
    static var test: ___VARIABLE_productName:identifier___Scope { ___VARIABLE_productName:identifier___Scope() }
}
