import Foundation
import Testing

@testable import viper

@Suite struct FoldersTests {
    private func graph(_ files: [String: String], beside others: [String: String] = [:]) -> FolderGraph {
        FolderGraph(files.map(Self.names), in: "Shop", beside: others.map(Self.names))
    }

    private static func names(_ path: String, _ text: String) -> FileNames {
        Array(text.utf8).withUnsafeBufferPointer { NameReader.names(in: $0, at: path) }
    }

    /// What a file above names of a file below.
    private func used(by upper: String, of lower: String, beside other: String = "") -> [String] {
        graph(
            ["Shop/Upper/Upper.swift": upper, "Shop/Lower/Lower.swift": lower], beside: ["Other/Other.swift": other]
        ).places(from: "Upper", to: "Lower").map(\.name)
    }

    @Test(arguments: [
        ("struct Price {}", "let price: Price? = nil", ["Price"]),
        ("struct Price { static let free = Price() }", "let price = Price.free", ["Price", "free"]),
        (
            "extension Int { var inCents: Int { self * 100 } }", "func pay(_ euros: Int) { print(euros.inCents) }",
            ["inCents"]
        ),
        (
            "enum Payment { case byCard, inCash }", "func pay(_ way: Payment) { if way == .byCard {} }",
            ["Payment", "byCard"]
        ),
        ("func charge() {}", "func pay() { charge() }", ["charge"]),
        ("typealias Cents = Int", "let price: [Cents] = []", ["Cents"]),
        ("protocol Payable { associatedtype Way }", "struct Bill: Payable { typealias Way = Int }", ["Payable"]),
        ("class Till { func ring() {} }", "final class Bar: Till { func serve() { ring() } }", ["Till", "ring"]),
        ("enum Tax { enum Rate { case full } }", "let rate = Tax.Rate.full", ["Tax", "Rate", "full"]),
        ("@propertyWrapper struct Paid { var wrappedValue = 0 }", "struct Bill { @Paid var sum }", ["Paid"]),
        ("struct Bill { var sumOfAll = 0 }", "let path = \\Bill.sumOfAll", ["Bill", "sumOfAll"]),
    ])
    func `types, members and functions are found where they are used`(
        _ lower: String, _ upper: String, _ names: [String]
    ) {
        #expect(used(by: upper, of: lower) == names)
    }

    @Test(arguments: [
        // What stands in a body or a parameter is nobody else's.
        ("struct Bill { var sumOfAll = 0 }", "func pay(sumOfAll: Int) { print(sumOfAll) }"),
        ("struct Bill { var sumOfAll = 0 }", "func pay() { let sumOfAll = 1; print(sumOfAll) }"),
        ("struct Bill { var sumOfAll = 0 }", "let pay = { sumOfAll in print(sumOfAll) }"),
        ("struct Bill { var sumOfAll = 0 }", "func pay(_ bills: [Int]) { for sumOfAll in bills { print(sumOfAll) } }"),
        (
            "struct Bill { var sumOfAll = 0 }",
            "func pay(_ bill: Int?) { if case .some(let sumOfAll) = bill { print(sumOfAll) } }"
        ),
        // A label is no name.
        ("struct Bill { var sumOfAll = 0 }", "func pay(sumOfAll bill: Int) {}\nlet paid: () = pay(sumOfAll: 1)"),
        ("struct Bill { var sumOfAll = 0 }", "func pay(_ bill: (sumOfAll: Int, paid: Bool)) { print(bill.sumOfAll) }"),
        // A generic parameter, an associated type and a type within hide a type outside.
        ("struct Price {}", "func pay<Price>(_ price: Price) {}"),
        ("struct Price {}", "struct Bill<Price> {}\nextension Bill { func pay(_ price: Price) {} }"),
        ("struct Price {}", "protocol Payable { associatedtype Price\n func pay(_ price: Price) }"),
        ("struct Price {}", "struct Bill { struct Price {}\n var price: Price }"),
        (
            "struct Bill { static let free = 0 }",
            "func pay<Bill: Payable>(_ bill: Bill.Type) { print(Bill.free) }\nprotocol Payable { static var free: Int { get } }"
        ),
        // Several declare it, or the file has one that it alone sees.
        (
            "struct Bill { var sumOfAll = 0 }",
            "struct Tip { var sumOfAll = 0 }\nfunc pay(_ tip: Tip) { print(tip.sumOfAll) }"
        ),
        (
            "struct Bill { var sumOfAll = 0 }",
            "struct Tip { private var sumOfAll = 0\n func pay() { print(self.sumOfAll) } }"
        ),
        ("struct Bill { private var sumOfAll = 0 }", "func pay(_ tip: Tip) { print(tip.sumOfAll) }"),
        // The standard library and Foundation have it too.
        ("struct Bills { var isEmpty = true }", "func pay(_ bills: [Int]) { print(bills.isEmpty) }"),
        // It is a member of a type outside.
        ("struct Bill { static let cheapest = 0 }", "let price = Tip.cheapest"),
    ])
    func `false friends are not`(_ lower: String, _ upper: String) {
        #expect(used(by: upper, of: lower).filter { $0 != "Bill" }.isEmpty)
    }

    @Test func `a name of a module that one may import counts for none`() {
        let (lower, upper) = (
            "extension Int { var inCents: Int { 0 } }", "func pay(_ bill: Bill) { print(bill.inCents) }"
        )
        #expect(used(by: upper, of: lower) == ["inCents"])
        #expect(used(by: upper, of: lower, beside: "public struct Bill { public var inCents = 0 }").isEmpty)
        let more = ("extension Bill { static func of(_ price: Int) -> Int { 0 } }", "let bill = Bill.of(Tip())")
        #expect(used(by: more.1, of: more.0) == ["of"])
        #expect(used(by: more.1, of: more.0, beside: "extension Bill { static func of(_ tip: Tip) {} }").isEmpty)
    }

    @Test func `folders stand on those that they use`() {
        let graph = graph([
            "Shop/App.swift": "let view = BillView()",
            "Shop/Views/BillView.swift": "struct BillView { var bill: Bill?, price: Price? }",
            "Shop/Bills/Bill.swift": "struct Bill { var price: Price }",
            "Shop/Bills/Price/Price.swift": "struct Price {}",
        ])
        let order = FolderOrder(graph)
        #expect(order.folders == ["Bills/Price", "Bills", "Views", "."])
        #expect(order.circles.isEmpty)
        #expect(
            FolderDrawing(name: "Shop", graph: graph, order: order).lines() == [
                "Shop, from the bottom up:",
                "  folder       uses                for instance",
                "  Bills/Price  none of the others",
                "  Bills        Bills/Price         Price",
                "  Views        Bills/Price         Price",
                "               Bills               Bill",
                "  .            Views               BillView",
            ])
    }

    @Test func `of a circle the fewest places are told that close it`() {
        let graph = graph([
            "Shop/Bills/Bill.swift": "struct Bill { var price: Price?\n var tax: Tax? }\nlet shop = Shop.self",
            "Shop/Prices/Price.swift": "struct Price { var tax: Tax }\nstruct Tax { var price: Price }",
            "Shop/Views/Shop.swift": "struct Shop { var bills: [Bill], price: Price, tax: Tax }",
            "Shop/Aside/Aside.swift": "struct Aside { var price: Price }",
        ])
        let order = FolderOrder(graph)
        #expect(order.circles == [["Bills", "Views"]])
        #expect(
            FolderDrawing(name: "Shop", graph: graph, order: order).circles() == [
                "Shop/Bills/Bill.swift:3:12: error: Bills names Shop of Views, which stands on it",
                "Shop: Bills, Views go round in a circle; the one place above closes it.",
            ])
    }

    @Test(arguments: [3, 14]) func `a circle of many folders is opened where it is thinnest`(_ count: Int) {
        let order = FolderOrder(ring(count))
        #expect(order.circles.map(\.count) == [count] && order.folders.first == "F0")
        #expect(order.circles.flatMap(order.closing).flatMap(\.places).map(\.name) == ["T\(count - 1)"])
    }

    @Test func `a circle of very many folders is opened at few places`() {
        // In the order of their names more than a hundred would name one above.
        let order = FolderOrder(ring(60, named: { 59 - $0 }))
        let places = order.circles.flatMap(order.closing).flatMap(\.places).map(\.name)
        #expect(order.circles.map(\.count) == [60])
        #expect(places.contains("T59") && places.count <= 3)
    }

    /// Folders of which each uses the one below twice, and the lowest the uppermost once.
    private func ring(_ count: Int, named number: (Int) -> Int = { $0 }) -> FolderGraph {
        var files: [String: String] = [:]
        for index in 0..<count {
            let below =
                index > 0 ? "let a\(index): T\(index - 1)?, b\(index): T\(index - 1)?" : "let top: T\(count - 1)?"
            files["Shop/F\(number(index))/F.swift"] = "struct T\(index) {}\n" + below
        }
        return graph(files)
    }

    @Test func `the program draws what there is, and its status says whether there is a circle`() throws {
        let sandbox = try Sandbox([
            "viper.yml":
                "audiences: {shop: Apps/shop}\nmodules:\n  Shop: {path: Shop, uses: [Money]}\n  Money: {path: Money}\n",
            "Shop/Bills/Bill.swift": "struct Bill { var inCents: Cents }",
            "Shop/Views/BillView.swift": "struct BillView { var bill: Bill }",
            "Money/Cents.swift": "public typealias Cents = Int",
        ])
        let open = try RealViper.run(["folders"], in: sandbox.root)
        #expect(open.status == 0 && open.errors.isEmpty)
        #expect(
            open.lines == [
                "Money, from the bottom up:", "  folder  uses                for instance",
                "  .       none of the others",
                "Shop, from the bottom up:", "  folder  uses                for instance",
                "  Bills   none of the others", "  Views   Bills               Bill",
            ])
        #expect(try RealViper.run(["folders", "Shop", "--check"], in: sandbox.root).output.isEmpty)
        try sandbox.write("struct Bill { var view: BillView }", to: "Shop/Bills/Bill.swift")
        for module in [["Shop"], ["Shop/"], []] {
            let closed = try RealViper.run(["folders", "--check"] + module, in: sandbox.root)
            #expect(closed.status == 1 && closed.output.isEmpty)
            #expect(closed.errors.contains("Shop/Bills/Bill.swift:1:25: error: Bills names BillView of Views"))
        }
        let missing = try RealViper.run(["folders", "Stock"], in: sandbox.root)
        #expect(missing.status == 66 && missing.errors.contains("There is no Stock"))
    }
}
