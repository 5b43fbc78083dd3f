/// A repository that has been read.
struct Project: Sendable {
    let configuration: Configuration
    let files: [SourceFile]
    let scenes: [Scene]
    /// What viper.yml says, or most of the code.
    let dialect: Dialect
    /// The scene of each file that is part of one.
    let sceneOfFile: [Int?]
    private let sceneIndex: [String: Int]

    init(configuration: Configuration, files: [SourceFile]) {
        self.configuration = configuration
        self.files = files.sorted { $0.path < $1.path }
        dialect = configuration.dialect ?? Dialect.guess(self.files)
        let sorter = SceneSorter(configuration: configuration, files: self.files, dialect: dialect)
        scenes = sorter.scenes
        sceneOfFile = sorter.sceneOfFile
        sceneIndex = Dictionary(uniqueKeysWithValues: scenes.enumerated().map { ($1.name, $0) })
    }

    /// Which dialect was guessed, as it is told; nil where viper.yml says it.
    var guessedDialect: String? {
        configuration.dialect == nil
            ? "The code speaks the dialect “\(dialect.rawValue)”. Say “dialect: …” in \(Configuration.fileName) if it does not."
            : nil
    }

    func scene(_ name: String) -> Scene? {
        sceneIndex[name].map { scenes[$0] }
    }

    func scene(ofFile index: Int) -> Scene? {
        sceneOfFile[index].map { scenes[$0] }
    }

    /// The audiences that have any of a scene, which are all where it is whole without them.
    func audiences(of scene: Scene) -> [Configuration.Audience] {
        configuration.audiences.filter { scene.own[$0.name] != nil || scene.isWhole }
    }
}
