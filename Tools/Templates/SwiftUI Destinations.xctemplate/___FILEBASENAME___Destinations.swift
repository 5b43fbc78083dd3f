/// What stands at the places that the scenes of the ___VARIABLE_audience___ app lead to: each is said here once.
@MainActor
___VARIABLE_access___ struct ___VARIABLE_productName:identifier___Destinations {
___VARIABLE_ifScope___    let scope: ___VARIABLE_productName:identifier___Scope

___VARIABLE_end___    ___VARIABLE_access___ init(___VARIABLE_ifScope___scope: ___VARIABLE_productName:identifier___Scope___VARIABLE_end___) {
___VARIABLE_ifScope___        self.scope = scope
___VARIABLE_end___    }
}
