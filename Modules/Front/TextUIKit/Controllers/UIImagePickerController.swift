import TextUICore
import UniformTypeIdentifiers

/// Lets a person choose a picture, as UIKit's `UIImagePickerController`: in text from the files of the machine. There
/// is no camera.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
    /// A source of pictures.
    public enum SourceType: Int, Sendable {
        case photoLibrary, camera, savedPhotosAlbum
    }

    /// A key of the facts about a picture that was chosen.
    public struct InfoKey: Hashable, Sendable {
        let name: String
        /// The picture, as a `UIImage`.
        public static let originalImage = InfoKey(name: "originalImage")
        /// The picture as it was edited; in text it is not.
        public static let editedImage = InfoKey(name: "editedImage")
        /// The file, as a `URL`.
        public static let imageURL = InfoKey(name: "imageURL")
        /// The kind of the file, as a `String`.
        public static let mediaType = InfoKey(name: "mediaType")
    }

    /// A camera's side. There is no camera.
    public enum CameraDevice: Int, Sendable {
        case rear, front
    }

    /// The source of pictures: files, whatever it says.
    open var sourceType = SourceType.photoLibrary
    /// Whether a picture can be edited. Has no effect in text.
    open var allowsEditing = false
    /// The kinds of files. In text they are pictures.
    open var mediaTypes = ["public.image"]

    /// Tells whether there is such a source: there is but for the camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// Tells whether there is such a camera: there is none.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

    /// Makes a picker.
    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Makes the view in which a person chooses a file.
    open override func loadView() {
        view = HostingView { [weak self] in
            AnyView(
                FileChooser(types: [.png, .jpeg, .webP]) { urls in
                    if let url = urls.first { self?.choose(url) }
                } cancelled: {
                    self?.cancel()
                })
        } size: {
            $0
        }
    }

    private var listener: (any UIImagePickerControllerDelegate)? { delegate as? any UIImagePickerControllerDelegate }

    private func choose(_ url: URL) {
        guard let image = UIImage(contentsOfFile: url.path) else {
            return UIApplication.complain("\(url.lastPathComponent) is no picture that can be read")
        }
        listener?.imagePickerController(
            self,
            didFinishPickingMediaWithInfo: [.originalImage: image, .imageURL: url, .mediaType: "public.image"])
    }

    private func cancel() {
        guard let listener else { return dismiss(animated: true) }
        listener.imagePickerControllerDidCancel(self)
    }
}

/// An object that is told which picture a person has chosen. As UIKit's `UIImagePickerControllerDelegate`.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Tells of a picture that was chosen; the picker stays until it is dismissed.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Tells that no picture was chosen; the picker stays until it is dismissed.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Does nothing.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}

    /// Dismisses the picker.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
