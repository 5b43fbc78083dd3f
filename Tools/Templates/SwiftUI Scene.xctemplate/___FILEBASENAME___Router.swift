import SwiftUI

/// Each destination is a closure that the app's Factory gives, and a sceneDestination(for:destination:) below.
___VARIABLE_access___ struct ___VARIABLE_productName:identifier___Router: ___VARIABLE_productName:identifier___Routable {
    ___VARIABLE_access___ init() {}

    ___VARIABLE_access___ func body(content: Content) -> some View {
        content
    }
}
