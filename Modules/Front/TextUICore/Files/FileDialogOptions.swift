/// The files that a file dialog shows, as SwiftUI's `FileDialogBrowserOptions`.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Packages are shown as folders. Has no effect in text, where they always are.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    /// Hidden files are shown.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    /// File name extensions are shown. Has no effect in text, where they always are.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

/// The way in which the dialogs of a view choose files.
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

    /// Sets the folder that a file dialog begins in. By default it is the program's working directory.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        fileDialog { $0.folder = defaultDirectory }
    }

    /// Sets the message at the top of a file dialog; nil for none.
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
        fileDialog { $0.message = message }
    }

    /// Sets the message at the top of a file dialog, looked up in the String Catalog.
    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }

    /// Sets the message at the top of a file dialog to a string, shown as it is.
    @_disfavoredOverload
    nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        fileDialogMessage(Text(message))
    }

    /// Sets the label of a file dialog's confirming button; nil for the usual one.
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        fileDialog { $0.confirmation = label }
    }

    /// Sets the label of a file dialog's confirming button, looked up in the String Catalog.
    nonisolated public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }

    /// Sets the label of a file dialog's confirming button to a string, shown as it is.
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }

    /// Sets the label of the field for the exported file's name; nil for the usual one.
    nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
        fileDialog { $0.nameLabel = label }
    }

    /// Sets the label of the field for the exported file's name, looked up in the String Catalog.
    nonisolated public func fileExporterFilenameLabel(_ label: LocalizedStringKey) -> some View {
        fileExporterFilenameLabel(Text(label))
    }

    /// Sets the label of the field for the exported file's name to a string, shown as it is.
    @_disfavoredOverload
    nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
        fileExporterFilenameLabel(Text(label))
    }

    /// Sets the files that a file dialog shows.
    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        fileDialog { $0.browser = options }
    }

    /// Disables the files in a file dialog of which the predicate is false.
    nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
        fileDialog { $0.isEnabled = { (try? predicate.evaluate($0)) ?? false } }
    }

    /// Sets whether a chosen symbolic link stands for itself, rather than for its destination.
    nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
        fileDialog { $0.keepsLinks = imports }
    }

    /// Sets the id under which a file dialog keeps its settings. Has no effect in text, where it keeps none.
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }
}
