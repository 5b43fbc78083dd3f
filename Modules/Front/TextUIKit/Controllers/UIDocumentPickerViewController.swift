import TextUICore
public import UniformTypeIdentifiers

/// Lets a person choose files, or a folder for files. As UIKit's `UIDocumentPickerViewController`: in text from the
/// folders of the machine.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
    private enum Purpose {
        case open([UTType])
        case export([URL], isCopy: Bool)
    }

    private let purpose: Purpose
    /// The object that is told what was chosen.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether several files can be chosen; false by default.
    open var allowsMultipleSelection = false
    /// Whether the ends of files' names are shown. Has no effect in text: they are.
    open var shouldShowFileExtensions = true
    /// The folder that is shown first; nil for the one in which the program was started.
    open var directoryURL: URL?

    /// Makes a picker of files of some types.
    ///
    /// - Parameter asCopy: Whether a copy is handed over. Has no effect in text: the file itself is.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        purpose = .open(contentTypes)
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a picker of the folder that files are moved to, or copied.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        purpose = .export(urls, isCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil: no controller is kept in an archive.
    public required init?(coder: NSCoder) { nil }

    /// Makes the view in which a person chooses.
    open override func loadView() {
        view = HostingView { [weak self] in
            AnyView(self?.chooser)
        } size: {
            $0
        }
    }

    private var chooser: FileChooser {
        let cancelled = { [weak self] in self?.cancel() ?? () }
        return switch purpose {
        case .open(let types):
            FileChooser(types: types, severally: allowsMultipleSelection, in: directoryURL) { [weak self] urls in
                self?.finish(urls)
            } cancelled: {
                cancelled()
            }
        case .export(let files, let isCopy):
            FileChooser(placing: files, in: directoryURL) { [weak self] places in
                self?.export(files, to: places, isCopy: isCopy)
            } cancelled: {
                cancelled()
            }
        }
    }

    private func export(_ files: [URL], to places: [URL], isCopy: Bool) {
        for (file, place) in zip(files, places) {
            do {
                if isCopy { try file.copy(to: place) } else { try file.move(to: place) }
            } catch {
                return UIApplication.complain(
                    "\(file.lastPathComponent) cannot be put there: \(error.localizedDescription)")
            }
        }
        finish(places)
    }

    private func finish(_ urls: [URL]) {
        dismiss(animated: true)
        delegate?.documentPicker(self, didPickDocumentsAt: urls)
    }

    private func cancel() {
        dismiss(animated: true)
        delegate?.documentPickerWasCancelled(self)
    }
}

/// An object that is told which files a person has chosen. As UIKit's `UIDocumentPickerDelegate`.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Tells of the files that were chosen, or of the places of those that were exported; the picker is dismissed.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Tells that nothing was chosen; the picker is dismissed.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
