/**
 * How notices say that a flight or train is delayed, or leaves from another gate or platform, as parts of regular
 * expressions on folded words. Those of scripts without spaces are separate.
 */
const delayed = [
  'delay(?:ed)?|running late|verspatet|verspatung\\p{L}*|retarde[es]?|(?:a|en|du) retard|retard d[eu]|retrasad[oa]|(?:tiene|con) retraso|retraso d[eu]l?',
  'se retrasa|in ritardo|ritardo d(?:i|el|ella)|ritardera|vertraagd|vertraging\\p{L}*|atrasad[oa]|atraso d[oea]|esta com atraso|te retard|retardat',
  'forsenad|forsenat|forsening\\p{L}*|forsinket|forsinkelse\\p{L}*|myohassa|myohastyy|viivastyy|viivastynyt|viivastys',
  'opozniony|opoznione|opozniona|opoznienie|zpozden\\p{L}*|mesk\\p{L}*|omesk\\p{L}*|kesik|kesni fog|keses\\p{L}*|intarzi\\p{L}*|intarzierea?',
  'rotarli|rotar|gecikmeli|gecikme\\p{L}*|gecikmistir|kasni|kasnjenj\\p{L}*|kasnit\\p{L}*|zamud\\p{L}*|hilineb|hilinemi\\p{L}*|kavejas|kavesan\\p{L}*',
  'veluoja|veluos|velavim\\p{L}*|atideta|ditunda|penundaan|mengalami keterlambatan|terlambat|ditangguhkan|kelewatan|bi cham|cham chuyen|tre chuyen|tri hoan|hoan chuyen',
  'καθυστερ\\p{L}*|задерживается|задержан\\p{L}*|задержк\\p{L}*|опаздывает|опоздани\\p{L}*|затримується|затримано|затримк\\p{L}*|запізнюється',
  'закъснява|закъснени\\p{L}*|касни|кашњењ\\p{L}*|מתעכב|מתעכבת|עיכוב|איחור|ב?תאחיר|تاخير|بتاخير|متاخر|متاخره|تاخر|تاخرت|تاخیر|seinkar?|seinkun|seinka\\p{L}*',
]
const moved = [
  'new gate|gate changed?|gate has (?:been )?changed|change of gate|new platform|platform changed?|platform has (?:been )?changed|change of platform|gleis(?:anderung|wechsel)|neues gleis|gatewechsel|gateanderung|neues gate',
  'changement de (?:porte|voie|quai)|nouvelle (?:porte|voie)|nouveau quai|cambio de (?:puerta|via|anden)|nueva (?:puerta|via)|nuevo anden|cambio (?:di )?(?:gate|binario|uscita)|nuovo (?:gate|binario)',
  'gatewijziging|nieuwe gate|spoorwijziging|nieuw spoor|mudanca de (?:portao|porta|plataforma)|alteracao de (?:porta|plataforma|linha)|nov[oa] (?:portao|porta|plataforma)|ny gate|gateandring|gateendring|nytt spar|ny spor|ny perron|sporandring|sparandring|portti on vaihtunut|uusi portti|uusi raide',
  'zmiana (?:bramki|peronu|toru)|nowa bramka|nowy peron|zmena (?:brany|nastupiste|koleje)|nova brana|schimbare (?:de )?(?:poarta|peron)|uj kapu|kapu valtozas|yeni kapi|kapi degisikligi|αλλαγη (?:πυλης|αποβαθρας)|изменение выхода|новый выход|смена (?:пути|платформы)|зміна (?:виходу|колії|платформи)',
]
const unspaced =
  '延误|延誤|晚点|晚點|遅延|遅れ|지연|연착|ล่าช้า|登机口变更|登機門變更|搭乗口変更|搭乗口の変更|のりば変更|탑승구 변경'

/** Phrases of notices of a delay, or of another gate or platform, in folded text. */
export const delayPhrases = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[...delayed, ...moved].join('|')})(?![\\p{L}\\p{M}])|${unspaced}`,
  'gu',
)
