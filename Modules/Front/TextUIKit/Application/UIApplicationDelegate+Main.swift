import TextFronts
import TextUICore

extension UIApplicationDelegate {
    /// Starts the program in the front that the environment names: the terminal, lines, json or svg.
    ///
    /// `@main` calls it. An environment that names no such front ends the program with status 64 and a line that says
    /// why.
    public static func main() {
        do {
            let arguments = try LaunchArguments()
            let configuration = try arguments.configuration()
            UIScreen.main.bounds = CGRect(
                x: 0, y: 0, width: Cells.points(columns: configuration.columns),
                height: Cells.points(rows: configuration.rows))
            let delegate = Instances.make(of: Self.self)
            TextFront.run(configuration, opening: arguments.link) { ApplicationContent(delegate: delegate) }
        } catch {
            TextFront.fail("\(error)", status: 64)
        }
    }
}

extension UIApplication {
    func launch(with delegate: any UIApplicationDelegate) {
        self.delegate = delegate
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        delegate.applicationDidFinishLaunching(self)
    }

    /// Hands the scene to the class that the delegate has for it, else to `other`, and returns whether there is one:
    /// then that is told what happens, and the delegate is not.
    func connectScene(to other: (any UISceneDelegate.Type)?) -> Bool {
        let options = UIScene.ConnectionOptions()
        let configuration = delegate?.application(
            self, configurationForConnecting: scene.session, options: options)
        guard let type = configuration?.delegateClass.map({ $0 as? any UISceneDelegate.Type }) ?? other else {
            return false
        }
        let sceneDelegate = Instances.make(of: type)
        scene.delegate = sceneDelegate
        sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
        sceneDelegate.sceneWillEnterForeground(scene)
        sceneDelegate.sceneDidBecomeActive(scene)
        return true
    }
}
