/// A repository that has been read.
struct Project: Sendable {
    let configuration: Configuration
    let files: [SourceFile]
    let scenes: [Scene]
    /// The scene of each file that is part of one.
    let sceneOfFile: [Int?]

    init(configuration: Configuration, files: [SourceFile]) {
        self.configuration = configuration
        self.files = files.sorted { $0.path < $1.path }
        let sorter = SceneSorter(configuration: configuration, files: self.files)
        scenes = sorter.scenes
        sceneOfFile = sorter.sceneOfFile
    }

    func scene(_ name: String) -> Scene? {
        scenes.first { $0.name == name }
    }

    func scene(ofFile index: Int) -> Scene? {
        sceneOfFile[index].map { scenes[$0] }
    }

    /// The audiences that have any of a scene.
    func audiences(of scene: Scene) -> [Configuration.Audience] {
        configuration.audiences.filter { scene.own[$0.name] != nil }
    }
}
