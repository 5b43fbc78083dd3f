___VARIABLE_ifShared___import ___VARIABLE_sharedModule___

___VARIABLE_end___/// Leads on from ___VARIABLE_productName:identifier___ in the ___VARIABLE_audience___ app.
___VARIABLE_access___ final class ___VARIABLE_ownPrefix______VARIABLE_productName:identifier___Router: ___VARIABLE_productName:identifier___Routable {
    /// Holds the Presenter, and that holds this.
    private unowned let navigable: any ___VARIABLE_productName:identifier___Navigable

    ___VARIABLE_access___ init(navigable: any ___VARIABLE_productName:identifier___Navigable) {
        self.navigable = navigable
    }
}
