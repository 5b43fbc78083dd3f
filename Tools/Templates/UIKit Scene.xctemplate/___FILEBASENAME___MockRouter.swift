/// Leads nowhere.
final class ___VARIABLE_productName:identifier___MockRouter: ___VARIABLE_productName:identifier___Routable {}
