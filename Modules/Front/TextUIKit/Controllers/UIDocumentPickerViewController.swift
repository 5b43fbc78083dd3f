import TextUICore
public import UniformTypeIdentifiers

/// Lets a person choose files, or a folder for files. As UIKit's `UIDocumentPickerViewController`: in text from the
/// folders of the machine.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
    private enum Purpose {
        case open([UTType])
        case export
    }

    private let purpose: Purpose
    private let isCopy: Bool
    /// The files that have no new place yet.
    private var files: [URL]
    /// The places of those that have one.
    private var places: [URL] = []
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
    /// - Parameters:
    ///   - contentTypes: The types of files that can be picked.
    ///   - asCopy: Whether a copy in a temporary folder is handed over, which is the program's, in place of the file
    ///     itself.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        purpose = .open(contentTypes)
        isCopy = asCopy
        files = []
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a picker of the folder that files are moved to, or copied.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        purpose = .export
        isCopy = asCopy
        files = urls
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes the view in which a person chooses.
    open override func loadView() {
        view = HostingView { [weak self] in
            AnyView(self?.chooser)
        } size: {
            $0
        }
    }

    private var chooser: FileChooser {
        switch purpose {
        case .open(let types):
            FileChooser(types: types, severally: allowsMultipleSelection, in: directoryURL) { [weak self] urls in
                self?.open(urls)
            } cancelled: { [weak self] in
                self?.cancel()
            }
        case .export:
            FileChooser(placing: files, asCopy: isCopy, in: directoryURL) { [weak self] places in
                self?.export(to: places)
            } cancelled: { [weak self] in
                self?.cancel()
            }
        }
    }

    private func open(_ urls: [URL]) {
        guard isCopy else { return finish(urls) }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("picked-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let copies = urls.map { folder.appendingPathComponent($0.lastPathComponent) }
            for (file, copy) in zip(urls, copies) { try FileManager.default.copyItem(at: file, to: copy) }
            finish(copies)
        } catch {
            UIApplication.complain("the files cannot be copied: \(error.localizedDescription)")
        }
    }

    /// Puts each file in its place. Those that are there stay there when one cannot be.
    private func export(to places: [URL]) {
        for (file, place) in zip(files, places) {
            do {
                if isCopy { try file.copy(to: place) } else { try file.move(to: place) }
            } catch {
                view.setNeedsDisplay()
                return UIApplication.complain(
                    "\(file.lastPathComponent) cannot be put there: \(error.localizedDescription)")
            }
            files.removeFirst()
            self.places.append(place)
        }
        finish(self.places)
    }

    private func finish(_ urls: [URL]) {
        dismiss(animated: true)
        delegate?.documentPicker(self, didPickDocumentsAt: urls)
    }

    private func cancel() {
        dismiss(animated: true)
        wasClosed()
    }

    override func wasClosed() {
        if places.isEmpty {
            delegate?.documentPickerWasCancelled(self)
        } else {
            delegate?.documentPicker(self, didPickDocumentsAt: places)
        }
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
