___VARIABLE_ifShared___import ___VARIABLE_sharedModule___
___VARIABLE_end___import ___VARIABLE_audienceModule___
import SwiftUI
import ViperKit

@main
struct ___VARIABLE_productName:identifier___App: App {
    var body: some Scene {
        WindowGroup {
            CoordinatingNavigationStack {
                ___VARIABLE_firstScene___Factory.___VARIABLE_audience___(destinations: ___VARIABLE_productName:identifier___Destinations(___VARIABLE_ifScope___scope: ___VARIABLE_productName:identifier___Scope()___VARIABLE_end___))
            }
        }
    }
}
