/// What is shown in a dialog of files. As SwiftUI's `FileDialogBrowserOptions`.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Packages are folders in any case.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    /// They are always shown.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

/// How the dialogs of a view choose files.
struct FileDialogOptions {
    var folder: URL?
    var message: Text?
    var confirmation: Text?
    var nameLabel: Text?
    var browser: FileDialogBrowserOptions = []
    var isEnabled: @Sendable (URL) -> Bool = { _ in true }
    var keepsLinks = false
}

private struct FileDialogKey: EnvironmentKey { static let defaultValue = FileDialogOptions() }

extension EnvironmentValues {
    var fileDialog: FileDialogOptions {
        get { self[FileDialogKey.self] }
        set { self[FileDialogKey.self] = newValue }
    }
}

extension View {
    nonisolated private func fileDialog(
        _ change: @escaping @Sendable (inout FileDialogOptions) -> Void
    ) -> some View {
        transformEnvironment(\.fileDialog, transform: change)
    }

    /// The folder that a dialog begins in; without one it is that which the program was started in.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        fileDialog { $0.folder = defaultDirectory }
    }

    nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
        fileDialog { $0.message = message }
    }

    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }

    @_disfavoredOverload
    nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        fileDialogMessage(Text(message))
    }

    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        fileDialog { $0.confirmation = label }
    }

    nonisolated public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }

    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }

    nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
        fileDialog { $0.nameLabel = label }
    }

    nonisolated public func fileExporterFilenameLabel(_ label: LocalizedStringKey) -> some View {
        fileExporterFilenameLabel(Text(label))
    }

    @_disfavoredOverload
    nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
        fileExporterFilenameLabel(Text(label))
    }

    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        fileDialog { $0.browser = options }
    }

    /// Only files of which the predicate is true can be chosen.
    nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
        fileDialog { $0.isEnabled = { (try? predicate.evaluate($0)) ?? false } }
    }

    /// Whether a link is chosen itself, rather than what it leads to.
    nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
        fileDialog { $0.keepsLinks = imports }
    }

    /// A dialog in text looks the same each time.
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }
}
