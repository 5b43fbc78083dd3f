import Testing

@testable import ClinicPostgres

/// Statements as PostgreSQL reads them.
struct TranslationTests {
    @Test(arguments: [
        ("SELECT a FROM t WHERE b = ? AND c = ?", "SELECT a FROM t WHERE b = $1 AND c = $2"),
        ("SELECT :now, '?:x', ':y', :end, :now", "SELECT $1, '?:x', ':y', $2, $1"),
        ("SELECT 1::bigint, ?::text", "SELECT 1::bigint, $1::text"),
        ("FROM a CROSS JOIN b AS c ON c.id = a.id CROSS JOIN d", "FROM a JOIN b AS c ON c.id = a.id CROSS JOIN d"),
        ("WHERE +a.b <> 1 + 2 AND (+c IS NOT NULL)", "WHERE a.b <> 1 + 2 AND (c IS NOT NULL)"),
        ("WHERE a GLOB 'Patient/?*'", "WHERE a LIKE 'Patient/_%'"),
        (
            "WHERE a IS NOT b OR a IS c OR a IS NULL",
            "WHERE a IS DISTINCT FROM b OR a IS NOT DISTINCT FROM c OR a IS NULL"
        ),
    ])
    func `a statement keeps its meaning`(sqlite: String, postgres: String) {
        #expect(StatementTranslation(sqlite).sql == postgres)
    }

    @Test func `every table and every rule has its form`() throws {
        let translation = try SchemaTranslation()
        #expect(translation.tables.count > 40)
        #expect(translation.rules.count > 60)
        for text in translation.tables + translation.rules {
            #expect(!text.contains(/GLOB|STRICT|RAISE\(|ROWID|rowid|INTEGER|VIRTUAL/), "\(text)")
        }
    }
}
