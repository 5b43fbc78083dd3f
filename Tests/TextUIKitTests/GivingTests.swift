import Foundation
import Testing
import TextUI
import TextUIKit
import UniformTypeIdentifiers

@MainActor
@Suite struct GivingTests {
    @Test func `an activity controller shows the words, and tells when they are gone`() async throws {
        let root = UIViewController()
        let host = SceneHost(rootViewController: root)
        await host.settle()
        var isOver = false
        let giving = UIActivityViewController(
            activityItems: ["Dear Ann", URL(fileURLWithPath: "/letter")], applicationActivities: nil)
        giving.completionWithItemsHandler = { _, completed, _, _ in isOver = !completed }
        root.present(giving, animated: true)
        await host.settle()
        #expect(host.frame.text.contains("Dear Ann") && host.frame.text.contains("file:///letter"))
        try await host.back()
        #expect(isOver)
    }

    @Test func `what a source makes is given`() async throws {
        final class Source: UIActivityItemSource {
            func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
            func activityViewController(
                _ activityViewController: UIActivityViewController,
                itemForActivityType activityType: UIActivity.ActivityType?
            ) -> Any? { "Made now" }
        }
        let root = UIViewController()
        let host = SceneHost(rootViewController: root)
        await host.settle()
        root.present(UIActivityViewController(activityItems: [Source()], applicationActivities: nil), animated: true)
        await host.settle()
        #expect(host.frame.text.contains("Made now"))
    }

    @Test func `a picture is chosen from the files`() async throws {
        final class Chooser: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate {
            var size: CGSize?

            func imagePickerController(
                _ picker: UIImagePickerController,
                didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
            ) {
                size = (info[.originalImage] as? UIImage)?.size
                picker.dismiss(animated: true)
            }
        }
        let pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("dot-\(UUID().uuidString).png")
        try #require(Data(base64Encoded: pixel)).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let chooser = Chooser()
        let root = UIViewController()
        let host = SceneHost(rootViewController: root)
        await host.settle()
        let picker = UIImagePickerController()
        picker.delegate = chooser
        root.present(picker, animated: true)
        await host.settle()
        try await host.set("Path", to: file.path)
        try await host.press("Open")
        #expect(chooser.size == CGSize(width: 1, height: 1) && host.frame.presented == nil)
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    }

    @Test func `files are chosen, and put into a folder`() async throws {
        final class Chooser: NSObject, UIDocumentPickerDelegate {
            var urls: [URL] = []
            var cancellations = 0

            func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
                self.urls = urls
            }

            func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancellations += 1 }
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("picked-\(UUID().uuidString)")
        let goal = folder.appendingPathComponent("goal")
        try FileManager.default.createDirectory(at: goal, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("note.txt")
        try "words".write(to: file, atomically: true, encoding: .utf8)
        let chooser = Chooser()
        let root = UIViewController()
        let host = SceneHost(rootViewController: root)
        await host.settle()
        func present(_ picker: UIDocumentPickerViewController) async {
            picker.delegate = chooser
            root.present(picker, animated: true)
            await host.settle()
        }
        await present(UIDocumentPickerViewController(forOpeningContentTypes: [.plainText]))
        try await host.set("Path", to: file.path)
        try await host.press("Open")
        #expect(chooser.urls.map(\.path) == [file.path] && host.frame.presented == nil)
        let export = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
        export.directoryURL = goal
        await present(export)
        try await host.press("Copy")
        #expect(chooser.urls.map(\.path) == [goal.appendingPathComponent("note.txt").path])
        #expect(try String(contentsOf: goal.appendingPathComponent("note.txt"), encoding: .utf8) == "words")
        #expect(FileManager.default.fileExists(atPath: file.path))
        await present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
        try await host.press("Cancel")
        #expect(chooser.cancellations == 1 && host.frame.presented == nil)
        let outermost = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        outermost.directoryURL = URL(fileURLWithPath: "/", isDirectory: true)
        await present(outermost)
        try await host.back()
        #expect(chooser.cancellations == 2 && host.frame.presented == nil)
        await present(UIDocumentPickerViewController(forOpeningContentTypes: [.plainText], asCopy: true))
        try await host.set("Path", to: file.path)
        try await host.press("Open")
        let copy = try #require(chooser.urls.first)
        #expect(copy.path != file.path && FileManager.default.contentsEqual(atPath: copy.path, andPath: file.path))
        try FileManager.default.removeItem(at: copy.deletingLastPathComponent())
    }

    @Test func `a colour tells its parts`() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(
            UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect(abs(red - 1) < 0.01 && abs(green - 0.5) < 0.01 && blue < 0.01 && abs(alpha - 0.5) < 0.01)
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        UIColor(hue: 0.25, saturation: 0.5, brightness: 0.75, alpha: 1)
            .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        #expect(abs(hue - 0.25) < 0.01 && abs(saturation - 0.5) < 0.01 && abs(brightness - 0.75) < 0.01)
    }

    @Test func `an effect view shows its content`() async {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 16))
        label.text = "behind glass"
        let glass = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        glass.frame = CGRect(x: 0, y: 0, width: 400, height: 64)
        glass.contentView.addSubview(label)
        let controller = UIViewController()
        controller.view.addSubview(glass)
        let host = SceneHost(rootViewController: controller)
        await host.settle()
        #expect(host.frame.text.contains("behind glass"))
    }

    @Test func `a word that no list has is found, where there is a list`() {
        let checker = UITextChecker()
        let range = NSRange(location: 0, length: 11)
        let found = checker.rangeOfMisspelledWord(
            in: "hello wrlod", range: range, startingAt: 0, wrap: false, language: "en")
        if UITextChecker.availableLanguages.contains("en") {
            #expect(found == NSRange(location: 6, length: 5))
            checker.ignoreWord("wrlod")
        }
        let again = checker.rangeOfMisspelledWord(
            in: "hello wrlod", range: range, startingAt: 0, wrap: false, language: "en")
        #expect(again.location == NSNotFound)
    }
}
