/// What the scenes of the ___VARIABLE_audience___ app are made from: it holds the gateways that their Interactors ask.
___VARIABLE_access___ struct ___VARIABLE_productName:identifier___Scope: Sendable {
    ___VARIABLE_access___ init() {}
}
