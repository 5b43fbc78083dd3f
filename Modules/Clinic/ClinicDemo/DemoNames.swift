import ClinicModel

/// Names as a town has them: most in Latin letters, and some in the scripts of those who have come from elsewhere.
enum DemoNames {
    static func name(_ random: inout DemoRandom) -> (name: HumanName, gender: AdministrativeGender) {
        let script = random.happens(80) ? latin : others.randomElement(using: &random) ?? latin
        let isFemale = random.happens(51)
        let given = pick(isFemale ? script.female : script.male, &random)
        return (
            HumanName(use: .official, family: pick(script.families, &random), given: [given]),
            isFemale ? .female : .male
        )
    }

    private struct Script {
        let female: [String]
        let male: [String]
        let families: [String]

        init(_ female: String, _ male: String, _ families: String) {
            self.female = female.split(separator: " ").map(String.init)
            self.male = male.split(separator: " ").map(String.init)
            self.families = families.split(separator: " ").map(String.init)
        }
    }

    private static func pick(_ names: [String], _ random: inout DemoRandom) -> String {
        names[Int.random(in: names.indices, using: &random)]
    }

    private static let latin = Script(
        """
        Anna Beatrice Chloé Daniela Elif Fiona Giulia Hélène Inês Johanna Katarzyna Laura Maria Nora Olívia Paula Rosa \
        Sofia Teresa Ursula Valentina Wilma Yara Zuzana Aoife Lærke Margaux Miriam Noémie Ruth
        """,
        """
        Adrian Bruno Carlos David Emil François Goran Hugo Ivan João Kevin Luca Martin Nils Oskar Pedro Quentin Rafał \
        Stefan Thomas Umberto Viktor Walter Yusuf Zoltán Marek Jürgen Søren Tomás Ulrich
        """,
        """
        Müller Meier Schmid Keller Weber Huber Schneider Steiner Fischer Baumann Rossi Bianchi Ferrari Dubois Favre \
        Girard Martínez García Fernández Silva Santos Pereira Kowalski Nowak Novák Horváth Kovács Popescu Ionescu \
        Jovanović Petrović Yılmaz Kaya Andersen Nilsson Virtanen O’Connor Murphy Smith Jones Taylor Nguyễn Trần Şahin \
        Dvořák Łukasik Björk Åberg Żak Ünal
        """)

    private static let others = [
        Script(
            "Анна Мария Елена Ирина Наталья Светлана", "Алексей Борис Виктор Дмитрий Николай Сергей",
            "Иванова Смирнов Кузнецов Попов Шевченко Бойко Ткачук"),
        Script("Μαρία Ελένη Σοφία Ιωάννα", "Γιώργος Νίκος Δημήτρης Κώστας", "Παππάς Νικολάου Γεωργίου Οικονόμου"),
        Script("فاطمة مريم نور سلمى", "أحمد عمر يوسف خالد", "حداد خوري النجار السيد منصور"),
        Script("שרה רחל נועה מיכל", "דוד יוסף אורי נתן", "כהן לוי מזרחי פרץ"),
        Script("芳 娜 静 敏", "伟 强 磊 军", "王 李 张 刘 陈"), Script("さくら 陽子 結衣", "健 翔太 大輔", "佐藤 鈴木 高橋 田中"),
        Script("प्रिया अनीता सुनीता", "राहुल अमित विजय", "शर्मा वर्मा सिंह गुप्ता"),
    ]
}
