import Testing

@testable import viper

/// How often the findings are right, and how many of the faults are found, over all of the corpus.
@Suite struct CorpusTests {
    @Test(arguments: CorpusScene.all)
    func `what is found in a scene is what is wrong with it`(_ scene: CorpusScene) throws {
        let found = try scene.found()
        #expect(found.subtracting(scene.expected).isEmpty, "found, and not wrong")
        #expect(scene.expected.subtracting(found).isEmpty, "wrong, and not found")
    }

    @Test(arguments: CorpusScene.all.filter { $0.dialect != nil })
    func `the code says which dialect it speaks`(_ scene: CorpusScene) throws {
        let sandbox = try Sandbox(scene.files)
        #expect(try sandbox.repository.project().dialect == scene.dialect)
    }

    @Test func `there are scenes of every dialect, some of them in order`() {
        #expect(CorpusScene.all.count >= 40)
        #expect(Set(CorpusScene.all.map(\.name)).count == CorpusScene.all.count)
        for dialect in Dialect.allCases {
            let scenes = CorpusScene.all.filter { $0.dialect == dialect }
            #expect(scenes.contains { $0.expected.isEmpty } && scenes.contains { !$0.expected.isEmpty }, "\(dialect)")
        }
    }

    @Test func `nine of ten findings are right, and nine of ten faults are found`() throws {
        var (right, found, wanted) = (0, 0, 0)
        for scene in CorpusScene.all {
            let findings = try scene.found()
            right += findings.intersection(scene.expected).count
            found += findings.count
            wanted += scene.expected.count
        }
        print("corpus: \(CorpusScene.all.count) scenes, \(wanted) faults, \(found) findings")
        print("precision: \(right * 100 / max(found, 1)) % of the findings are right (\(right) of \(found))")
        print("recall: \(right * 100 / max(wanted, 1)) % of the faults are found (\(right) of \(wanted))")
        #expect(right * 10 >= found * 9)
        #expect(right * 10 >= wanted * 9)
    }
}
