/// Where words are looked for.
package enum CatalogPlace: Hashable, Sendable {
    /// The bundles of the program's modules, all of them but TextUI's own.
    case program
    /// The bundle of one module of this package.
    case module(String)
    /// The folder of a bundle.
    case folder(String)
}
