/// Addresses and the language of patients, under FHIR's own names: so what was imported before is taken from its text as
/// it stands, and an export still says the same.
enum DemographicsSchema {
    static let sql = """
        ALTER TABLE patient ADD COLUMN addresses TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(addresses));
        ALTER TABLE patient ADD COLUMN language TEXT;
        UPDATE patient SET (addresses, language) = (
            SELECT coalesce(json_extract(json, '$.address'), '[]'), (
                SELECT json_extract(value, '$.language.coding[0].code')
                FROM json_each(resource.json, '$.communication')
                ORDER BY coalesce(json_extract(value, '$.preferred'), 0) DESC, key LIMIT 1)
            FROM resource WHERE resource.type = 'Patient' AND resource.id = patient.id)
        WHERE EXISTS (SELECT 1 FROM resource WHERE resource.type = 'Patient' AND resource.id = patient.id);
        """
}
