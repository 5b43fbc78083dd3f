import SwiftUI

extension DeepLink {
    /// The path of Parameters that leads there.
    package var path: NavigationPath {
        var path = NavigationPath()
        for step in steps {
            switch step {
            case .appointments(let parameters): path.append(parameters)
            case .appointment(let parameters): path.append(parameters)
            case .timeSlots(let parameters): path.append(parameters)
            }
        }
        return path
    }
}
