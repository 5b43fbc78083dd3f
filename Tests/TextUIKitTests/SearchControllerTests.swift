import Testing
import TextUI
import TextUIKit

@MainActor
@Suite struct SearchControllerTests {
    private final class Names: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate,
        UISearchBarDelegate
    {
        let search: UISearchController
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 16))
        var log: [String] = []

        init(results: UIViewController? = nil) {
            search = UISearchController(searchResultsController: results)
            super.init(nibName: nil, bundle: nil)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Patients"
            search.searchResultsUpdater = self
            search.delegate = self
            search.searchBar.delegate = self
            search.searchBar.placeholder = "Find a patient"
            navigationItem.searchController = search
            view.addSubview(label)
            label.text = "All"
        }

        func updateSearchResults(for searchController: UISearchController) {
            let words = searchController.searchBar.text ?? ""
            label.text = words.isEmpty ? "All" : "Found by \(words)"
            log.append("update \(words)")
        }

        func willPresentSearchController(_ searchController: UISearchController) { log.append("begins") }
        func didDismissSearchController(_ searchController: UISearchController) { log.append("ended") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }
    }

    private func host(_ controller: UIViewController) async -> SceneHost {
        let host = SceneHost(
            columns: 60, style: .numbered, rootViewController: UINavigationController(rootViewController: controller))
        await host.settle()
        return host
    }

    @Test func `a page with a search has its field, and its controller is told`() async throws {
        let names = Names()
        let host = await host(names)
        #expect(host.frame.text.contains("All"))
        try await host.set("Find a patient", to: "Lee")
        #expect(host.frame.text.contains("Found by Lee"))
        #expect(names.log.contains("begins") && names.log.contains("text Lee") && names.log.contains("update Lee"))
        #expect(names.search.isActive && names.search.searchBar.text == "Lee")
        names.search.isActive = false
        await host.settle()
        #expect(host.frame.text.contains("All") && names.log.contains("update "))
        #expect(names.log.count { $0 == "begins" } == 1 && names.log.count { $0 == "ended" } == 1)
        #expect(names.search.searchBar.text == "")
    }

    @Test func `results stand in place of the page`() async throws {
        let results = UIViewController()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 16))
        label.text = "Three results"
        results.view.addSubview(label)
        let host = await host(Names(results: results))
        #expect(!host.frame.text.contains("Three results"))
        try await host.set("Find a patient", to: "Lee")
        #expect(host.frame.text.contains("Three results") && !host.frame.text.contains("Found by"))
        try await host.set("Find a patient", to: "")
        #expect(host.frame.text.contains("All"))
    }
}
