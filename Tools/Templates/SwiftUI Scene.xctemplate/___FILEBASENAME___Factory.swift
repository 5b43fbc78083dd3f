import SwiftUI

/// Makes ___VARIABLE_productName:identifier___.
@MainActor
___VARIABLE_access___ enum ___VARIABLE_productName:identifier___Factory {
    ___VARIABLE_access___ static func mock(___VARIABLE_ifParameters___parameters: ___VARIABLE_productName:identifier___Parameters = .mock, ___VARIABLE_end______VARIABLE_ifDelegate___delegate: (any ___VARIABLE_productName:identifier___Delegate)? = nil___VARIABLE_end___) -> some View {
        ___VARIABLE_productName:identifier___View(presenter: ___VARIABLE_productName:identifier___Presenter(___VARIABLE_ifInteractor___interactor: ___VARIABLE_productName:identifier___MockInteractor(), ___VARIABLE_end______VARIABLE_ifParameters___parameters: parameters, ___VARIABLE_end______VARIABLE_ifDelegate___delegate: delegate___VARIABLE_end___))___VARIABLE_ifRouter___
            .modifier(___VARIABLE_productName:identifier___Router(destinations: ___VARIABLE_productName:identifier___MockDestinations()))___VARIABLE_end___
    }
}
