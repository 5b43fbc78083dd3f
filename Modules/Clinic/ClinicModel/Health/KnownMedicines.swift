import Foundation

/// Names of medicines by which it is known what is in them, so that a name that was prescribed can be compared with an
/// allergy.
///
/// The table is general knowledge, written for this program and taken from no list: brands that are sold in many
/// countries, other names of some substances, and substances that are prescribed often. It is not complete, a brand may
/// have other ingredients in another country, and it says nothing of excipients. Whatever is not in it is asked about.
enum KnownMedicines {
    /// What is in the medicines of a brand, or the name of a substance in the WHO's list, by a word of the name.
    static let ingredients: [String: [String]] = brands.merging(synonyms) { brand, _ in brand }

    /// The names of the brands, as they are written.
    static let brandNames = brands.keys.sorted().map(\.capitalized)

    /// The names of substances, groups and brands, as `searchWords`, with which one that is mistyped is compared.
    static let names = substances.union(ingredients.keys).union(ingredients.values.joined())
        .union(MedicineGroup.memberWords).union(MedicineGroup.groupWords)

    /// Whether it is known what a word of a medicine's name says: a brand, a substance, a group, or one of the WHO's stems.
    ///
    /// - Parameter word: one of ``CodeableConcept/ingredientWords``.
    static func has(_ word: String) -> Bool {
        if ingredients[word] != nil || MedicineGroup.allCases.contains(where: { $0.has(word) }) { return true }
        let name = word.withoutLastVowel
        if name.count >= shortestStemmed, stems.contains(where: { name.hasSuffix($0.withoutLastVowel) }) { return true }
        return substances.contains { $0.isSameIngredient(as: word) }
    }

    private static let shortestStemmed = 7

    private static let brands = table(
        """
        augmentin amoxicillin clavulanate · amoxiclav amoxicillin clavulanate · curam amoxicillin clavulanate
        clamoxyl amoxicillin · amoxil amoxicillin · amoxypen amoxicillin · flemoxin amoxicillin
        unasyn ampicillin sulbactam · unacid ampicillin sulbactam · tazocin piperacillin tazobactam
        tazobac piperacillin tazobactam · zosyn piperacillin tazobactam · floxapen flucloxacillin
        staphylex flucloxacillin · ospen phenoxymethylpenicillin · megacillin phenoxymethylpenicillin
        bicillin benzylpenicillin · extencilline benzylpenicillin · retarpen benzylpenicillin

        keflex cefalexin · ceclor cefaclor · zinnat cefuroxime · zinacef cefuroxime · ceftin cefuroxime
        rocephin ceftriaxone · claforan cefotaxime · fortum ceftazidime · suprax cefixime · orelox cefpodoxime
        omnicef cefdinir · meronem meropenem · merrem meropenem · invanz ertapenem · zienam imipenem
        primaxin imipenem · azactam aztreonam

        bactrim sulfamethoxazole trimethoprim · septra sulfamethoxazole trimethoprim
        septrin sulfamethoxazole trimethoprim · eusaprim sulfamethoxazole trimethoprim
        azulfidine sulfasalazine · salazopyrin sulfasalazine

        zithromax azithromycin · klacid clarithromycin · biaxin clarithromycin · rulid roxithromycin
        cipro ciprofloxacin · ciproxin ciprofloxacin · ciprobay ciprofloxacin · tavanic levofloxacin
        levaquin levofloxacin · avelox moxifloxacin · avalox moxifloxacin
        vibramycin doxycycline · minocin minocycline
        flagyl metronidazole · macrobid nitrofurantoin · monuril fosfomycin · dalacin clindamycin · cleocin clindamycin

        advil ibuprofen · motrin ibuprofen · nurofen ibuprofen · brufen ibuprofen · dolormin ibuprofen
        voltaren diclofenac · voltarol diclofenac · cataflam diclofenac · aleve naproxen · naprosyn naproxen
        proxen naproxen · mobic meloxicam · feldene piroxicam · indocin indometacin · toradol ketorolac
        ponstan mefenamic · celebrex celecoxib · arcoxia etoricoxib · aspro acetylsalicylic · ecotrin acetylsalicylic
        excedrin acetylsalicylic paracetamol caffeine · thomapyrin acetylsalicylic paracetamol caffeine
        tylenol paracetamol · panadol paracetamol · doliprane paracetamol · dafalgan paracetamol
        efferalgan paracetamol · novalgin metamizole · tramal tramadol · ultram tramadol · oxycontin oxycodone
        percocet oxycodone paracetamol · vicodin hydrocodone paracetamol · targin oxycodone naloxone
        durogesic fentanyl

        zestril lisinopril · prinivil lisinopril · tritace ramipril · triatec ramipril · altace ramipril
        delix ramipril · vasotec enalapril · renitec enalapril · capoten captopril · coversyl perindopril
        coversum perindopril · accupril quinapril · cozaar losartan · diovan valsartan · atacand candesartan
        micardis telmisartan · aprovel irbesartan · avapro irbesartan · benicar olmesartan
        entresto sacubitril valsartan · exforge amlodipine valsartan · norvasc amlodipine · adalat nifedipine
        lopressor metoprolol · beloc metoprolol · concor bisoprolol · tenormin atenolol · inderal propranolol
        nebilet nebivolol · coreg carvedilol · dilatrend carvedilol · lasix furosemide · aldactone spironolactone
        lipitor atorvastatin · sortis atorvastatin · tahor atorvastatin · crestor rosuvastatin · zocor simvastatin
        pravachol pravastatin · lescol fluvastatin · inegy simvastatin ezetimibe · vytorin simvastatin ezetimibe

        coumadin warfarin · marcumar phenprocoumon · marcoumar phenprocoumon · sintrom acenocoumarol
        xarelto rivaroxaban · eliquis apixaban · pradaxa dabigatran · lixiana edoxaban · plavix clopidogrel
        brilique ticagrelor · brilinta ticagrelor · clexane enoxaparin · lovenox enoxaparin

        glucophage metformin · januvia sitagliptin · janumet sitagliptin metformin · jardiance empagliflozin
        forxiga dapagliflozin · farxiga dapagliflozin · amaryl glimepiride · ozempic semaglutide · wegovy semaglutide
        rybelsus semaglutide · victoza liraglutide · trulicity dulaglutide · mounjaro tirzepatide
        lantus insulin glargine · toujeo insulin glargine · novorapid insulin aspart · humalog insulin lispro
        euthyrox levothyroxine · synthroid levothyroxine · eltroxin levothyroxine

        ventolin salbutamol · sultanol salbutamol · symbicort budesonide formoterol · pulmicort budesonide
        seretide fluticasone salmeterol · advair fluticasone salmeterol · flixotide fluticasone · spiriva tiotropium
        atrovent ipratropium · singulair montelukast · mucosolvan ambroxol · zyrtec cetirizine
        xyzal levocetirizine · claritin loratadine · claritine loratadine · aerius desloratadine
        allegra fexofenadine · telfast fexofenadine · benadryl diphenhydramine

        nexium esomeprazole · losec omeprazole · prilosec omeprazole · pantozol pantoprazole · protonix pantoprazole
        zantac ranitidine · pepcid famotidine · imodium loperamide · zofran ondansetron · primperan metoclopramide
        paspertin metoclopramide · motilium domperidone · buscopan butylscopolamine

        prozac fluoxetine · zoloft sertraline · cipralex escitalopram · lexapro escitalopram · seroxat paroxetine
        paxil paroxetine · effexor venlafaxine · cymbalta duloxetine · valium diazepam · xanax alprazolam
        tavor lorazepam · ativan lorazepam · temesta lorazepam · stilnox zolpidem · ambien zolpidem
        neurontin gabapentin · lyrica pregabalin · tegretol carbamazepine · depakine valproate · depakote valproate
        keppra levetiracetam · lamictal lamotrigine · zyprexa olanzapine · seroquel quetiapine
        risperdal risperidone · abilify aripiprazole · ritalin methylphenidate · concerta methylphenidate
        imigran sumatriptan · imitrex sumatriptan

        zyloric allopurinol · viagra sildenafil · cialis tadalafil · diflucan fluconazole · zovirax aciclovir
        valtrex valaciclovir · tamiflu oseltamivir · fosamax alendronate · humira adalimumab
        plaquenil hydroxychloroquine · medrol methylprednisolone
        """)

    /// Other names of substances.
    private static let synonyms = table(
        """
        aspirin acetylsalicylic · acetylsalicylsaure acetylsalicylic · acetylsalicylique acetylsalicylic
        acetaminophen paracetamol · albuterol salbutamol · frusemide furosemide · glyburide glibenclamide
        dipyrone metamizole · metamizol metamizole · thyroxine levothyroxine · epinephrine adrenaline
        trimoxazole sulfamethoxazole trimethoprim · cotrimoxazole sulfamethoxazole trimethoprim
        cotrim sulfamethoxazole trimethoprim · cortisol hydrocortisone · hyoscine butylscopolamine
        """)

    /// Substances that neither a group nor a stem names.
    private static let substances = Set(
        """
        acetylcysteine acetylsalicylic aciclovir adrenaline alendronate allopurinol ambroxol amiodarone amitriptyline
        baclofen betahistine bromhexine buprenorphine bupropion butylscopolamine caffeine carbamazepine
        carbimazole cetirizine chloramphenicol chlorphenamine clavulanate clindamycin clonidine clopidogrel codeine
        colchicine cortisone cyanocobalamin dabigatran desloratadine dexamethasone diazepam digoxin
        dihydrocodeine dimenhydrinate diphenhydramine domperidone donepezil doxazosin enoxaparin
        ethinylestradiol estradiol ezetimibe fentanyl ferrous fexofenadine finasteride folic
        fosfomycin furosemide gabapentin glibenclamide gliclazide glimepiride haloperidol heparin
        hydrochlorothiazide hydrocodone hydrocortisone hydromorphone hydroxychloroquine insulin ipratropium iron
        isosorbide ivermectin ketorolac lactulose lamotrigine leflunomide levetiracetam levocetirizine
        levodopa levonorgestrel levothyroxine lidocaine lithium loperamide loratadine macrogol mefenamic melatonin
        memantine metamizole metformin methotrexate methylphenidate methylprednisolone metoclopramide mirtazapine
        montelukast morphine moxonidine naloxone nitrofurantoin nitroglycerin nystatin olanzapine
        oxycodone oxymetazoline paracetamol permethrin phenprocoumon phenytoin prednisolone prednisone pregabalin
        promethazine quetiapine rifampicin risperidone salbutamol senna sertraline spironolactone sumatriptan
        tamsulosin terbinafine theophylline tiotropium tizanidine tramadol tranexamic trazodone trimethoprim
        valproate vancomycin venlafaxine verapamil warfarin xylometazoline zolpidem zopiclone
        """.split { $0.isWhitespace }.map(String.init))

    /// Endings of the WHO's international nonproprietary names.
    private static let stems = [
        "alol", "azepam", "azolam", "azole", "bactam", "barbital", "caine", "citabine", "coxib", "dipine", "dronate",
        "fenadine", "fibrate", "formin", "gatran", "glitazone", "gliflozin", "gliptin", "glutide", "grelor", "lukast",
        "melteon", "mustine", "nidazole", "olol", "oxetine", "parin", "platin", "prazole", "ridone", "rubicin",
        "sartan", "semide", "setron", "sporin", "terol", "thiazide", "tidine", "tinib", "triptan", "triptyline",
        "xaban", "zolid", "zosin", "zumab", "ximab", "mumab", "ciclovir", "tegravir", "tadine", "trexed",
    ]

    /// Entries, parted by dots or lines, of a name and the substances that it stands for.
    private static func table(_ text: String) -> [String: [String]] {
        let entries = text.split { $0 == "·" || $0.isNewline }.map { entry in
            entry.split(separator: " ").map(String.init)
        }
        return entries.reduce(into: [:]) { table, words in
            if let name = words.first { table[name] = Array(words.dropFirst()) }
        }
    }
}
