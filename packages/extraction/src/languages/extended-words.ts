import { folded } from '../kit/fold'

/** Participles and verbs of hosts for what is made longer or shorter, in scripts with spaces between words. */
const stems = `extended, prolonged, lengthened, shortened, verlängert, verkürzt, prolongé, prolongée, rallongé, rallongée, raccourci, raccourcie, écourté, écourtée,
  ampliado, ampliada, ampliamos, prolongado, prolongada, extendido, extendida, alargado, alargada, acortado, acortada, reducido, reducida, prorrogado, prorrogada,
  prorrogamos, estendido, estendida, prolongámos, prolongamos, encurtado, encurtada, prolungato, prolungata, esteso, estesa, accorciato, accorciata, abbreviato,
  abbreviata, prorogato, prorogata, verlengd, ingekort, verkort, förlängt, förlängd, förlängts, förkortat, förkortad, förkortats, forlænget, forkortet, afkortet,
  forlenget, pidennetty, pidentäneet, jatkettu, jatkaneet, lyhennetty, lyhentäneet, przedłużony, przedłużona, przedłużone, przedłużono, przedłużyliśmy, skrócony, skrócona,
  skrócono, skróciliśmy, prodloužen, prodloužena, prodloužili, zkrácen, zkrácena, zkrátili, predĺžený, predĺžená, predĺžili, skrátený, skrátená, skrátili,
  meghosszabbítottuk, meghosszabbította, meghosszabbításra, meghosszabbodott, lerövidítettük, lerövidült, prelungit, prelungită, prelungirea, scurtat, scurtată,
  uzatıldı, uzatılmıştır, uzattık, kısaltıldı, kısaltılmıştır, kısalttık, продлён, продлена, продлено, продлили, сокращён, сокращена, сокращено, подовжено, подовжили,
  продовжено, скорочено, удължен, удължена, удължихме, съкратен, produžen, produžena, produžili, skraćen, skraćena, skratili, podaljšan, podaljšana, podaljšali,
  skrajšan, skrajšana, παρατάθηκε, παρατείναμε, επεκτάθηκε, συντομεύθηκε, pikendatud, pikendasime, lühendatud, pagarināts, pagarināta, saīsināts, pratęstas, pratęsta,
  pratęsėme, sutrumpintas, verlängern wir, verlängere ich, verkürzen wir, prolongeons, raccourcissons,
  prolunghiamo, accorciamo, verlengen wij, verlengen we, przedłużamy, skracamy, prodlužujeme, zkracujeme, predlžujeme, skracujeme, vi förlänger, förlänger vi,
  vi forlænger, forlænger vi, vi forlenger, forlenger vi, produžujemo, podaljšujemo, prelungim, uzatıyoruz, продлеваем, продовжуємо, diperpanjang, diperpendek, gia hạn, rút ngắn, تمديد, تم تمديد, הוארך, הוארכה, קוצר, קוצרה`
const unspaced =
  '延長(?:いたしました|しました|され|済)|短縮(?:いたしました|しました|され)|延长至|延長至|已延长|已延長|延住至|续住至|續住至|续租至|續租至|缩短至|縮短至|提前至|연장(?:되|하였|했|해)|단축(?:되|하였|했)|ขยายเวลา|ขยายถึง'

/** What has been made longer or shorter: a stay or a rental, which then ends on another day. */
export const extendedWords = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${stems
    .split(',')
    .map((one) => folded(one.trim()))
    .join('|')})(?![\\p{L}\\p{M}])|${unspaced}`,
  'u',
)
