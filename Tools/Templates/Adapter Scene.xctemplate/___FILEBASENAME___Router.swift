import ViperKit

/// Names what comes next, by pushing its Parameters.
@MainActor
// viper:ignore V024 in this form it navigates for the Presenter
final class ___VARIABLE_productName:identifier___Router: ___VARIABLE_productName:identifier___RouterInput {
    @Coordinated var navigator: NavigationStackCoordinator?
}
