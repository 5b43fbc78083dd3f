import ArgumentParser

/// `open`, the command when none is named: shows the scenes.
package struct OpenCommand<App: FrontApp>: ParsableCommand, Sendable {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "open", abstract: "Open the screens, at a path or at Home.",
            discussion: "Without --as you sign in on the first screen.")
    }

    @OptionGroup package var options: OpenOptions

    package init() {}
}
