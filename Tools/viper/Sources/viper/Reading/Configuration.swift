/// What `viper.yml` says, or what was found out without one: where the scenes are and who may import whom.
struct Configuration: Sendable, Equatable {
    /// A module that scenes stand on or that stands on them.
    struct Module: Sendable, Equatable {
        /// The folder, relative to the repository.
        var path: String
        /// The repository's other modules that it may import; nil where nothing is said about it.
        var uses: [String]?
        /// What it alone may import, such as a database.
        var alone: [String] = []
    }

    /// A folder of scenes.
    struct Place: Sendable, Equatable {
        /// The module's name, as others import it.
        var module: String
        /// Relative to the repository.
        var path: String
    }

    struct Audience: Sendable, Equatable {
        /// As its factory methods are called: `patient`.
        var name: String
        var place: Place

        /// As its types begin: `Patient`.
        var prefix: String { name.capitalizedFirst }
    }

    /// The scenes that all apps show; nil where every app has its own.
    var shared: Place?
    var audiences: [Audience]
    /// Where the programs are that open a first scene; empty means everything that is no scene.
    var apps: [String] = []
    var modules: [String: Module] = [:]
    /// Folders that are not read.
    var excludes: [String] = []
    /// The document that `map --check` compares with.
    var map = "Documentation/Scenes.md"
    /// The document in which the modules are listed; nil for none.
    var imports: String?
    /// How much of an app's module another's may have too, in hundredths of its lines; nil for any.
    var alike: Int?
    /// How much the findings of rules matter.
    var rules = RuleSettings()
    /// A folder of templates of one's own.
    var templates: String?
    /// Where `new` puts the tests of a scene.
    var tests: String?
    /// Where gateways' protocols stand.
    var gateways: String?
    /// How visible a shared scene's parts are to the apps.
    var access = "package"

    /// The school of VIPER; nil where the code says it.
    var dialect: Dialect?
    /// Further ends of names that are roles: `presenter: [ViewModel]`.
    var roles: [Role: [String]] = [:]

    static let fileName = "viper.yml"

    /// Whether a file is among the scenes, or beside them.
    func isInPlace(_ path: String) -> Bool { places.contains { path.isInside($0.path) } }

    var places: [Place] { (shared.map { [$0] } ?? []) + audiences.map(\.place) }

    func audience(_ name: String) -> Audience? { audiences.first { $0.name == name } }

    /// The module whose folder `path` is in: the innermost one.
    func module(of path: String) -> String? {
        let named = modules.map { ($0.key, $0.value.path) } + places.map { ($0.module, $0.path) }
        return named.filter { path.isInside($0.1) }.max { ($0.1.count, $1.0) < ($1.1.count, $0.0) }?.0
    }

    func audience(of path: String) -> Audience? {
        audiences.filter { path.isInside($0.place.path) }.max { $0.place.path.count < $1.place.path.count }
    }

    func isShared(_ path: String) -> Bool {
        guard let shared else { return false }
        return path.isInside(shared.path) && (audience(of: path)?.place.path.count ?? 0) <= shared.path.count
    }
}

extension String {
    /// Whether this path is `folder` or below it.
    func isInside(_ folder: String) -> Bool {
        folder.isEmpty || folder == "." || self == folder || hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }

    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
    var loweredFirst: String { prefix(1).lowercased() + dropFirst() }
}
