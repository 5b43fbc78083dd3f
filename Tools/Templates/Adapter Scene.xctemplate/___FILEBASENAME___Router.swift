import ViperKit

/// Names what comes next, by pushing its Parameters.
@MainActor
final class ___VARIABLE_productName:identifier___Router: ___VARIABLE_productName:identifier___RouterInput {
    @Coordinated var navigator: NavigationStackCoordinator?
}
