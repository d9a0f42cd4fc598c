import { type ReservationKind, reservationKinds } from '@sextant/contract/emails/reservation'
import type { Language } from '../../../src/languages/language'

/** Scripts without spaces, whose words are found anywhere in a phrase. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** The phrases of a list in the language data. */
export const phrasesOf = (list: string | undefined): string[] =>
  (list ?? '')
    .split(/[,،、\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')

/** What moves only by air, by sea, on rails or on roads, what only rentals have, and what only visits have. */
const own: readonly (readonly [readonly ReservationKind[], RegExp])[] = [
  [
    ['flight'],
    /take-?off|takes off|touches down|(?<!\p{L})land(?:s|ing|et|ar|er|ung|t)?(?!\p{L})|fl[uy]g|flieg|vuelo|vol[oi]?(?!\p{L})|vlucht|lento|lennon|laskeut|aero|décoll|atterr?[ai]|despeg|decol|descol|pous[oa]|stijgt op|lyfter|odlet|odlét|odlat|startuje|wylo|wylat|przylo|przyl\.?|ląd|př[ií]l|prílet|priliet|přistání|pristátie|pristane|vzlet|leszáll|izlid|ielid|nolaiš|nosēš|skrid|skrend|skryd|pakil|nusileid|iniş|離陸|着陸|著陸|起飛|起飞|降落|落地|搭乗|搭機|登机|航班|вылет|прил[её]т|самол|приземл|вил[іь]|вильо|приліт|приль|літак|απογε|προσγε|قلاع|تقلع|هبوط|המרא|ממריא|נחית|נוחת|טיסה|이륙|착륙|เครื่อง|บิน|ลงจอด|cất cánh|hạ cánh|bay|lepas landas|penerbangan|mendarat|pesawat|изли[тл]|излет|кацане?|слет|полет|polijet|polijeć|slijet|slijeć|poletanj|sletanj|datum leta|väljalen|lennu|maandu|tuirling|enlair|flugt|lendi|titjira/u,
  ],
  [
    ['boat'],
    /sail|embark|docking|ableg|legt ab|anleg|ausl[aä]uf|schiff|appareil|débarqu|accost|zarpa|desembar|salpa|sbarco|vaart|scheping|płyni|segl|kastar loss|angöring|sejl|færge|ferge|anl[øö][bp]|seil|laiva|satama|vyplut|vyplávan|hajóz|demir|yanaş|出港|出航|乗船|入港|下船|船|開航|开航|启航|啟航|靠港|靠岸|靠泊|到岸|[登乘搭]船|отплы|відпл|отпл|απόπλ|بحار|הפלג|출항|입항|승선|하선|เรือ|cảng|cập b|berlayar|kapal|sandar|plovlj|pristaj|izplut|laeva|kuģa|plauk|seoltó|teacht i dtír|sigl/u,
  ],
  [['train'], /zug|juna|tåga|(?<!\p{L})toga|tren|rongi|kereta|전철|จากสถานี/u],
  [['bus'], /bus|otobüs|รถ|xe chạy|giờ xe/u],
  [
    ['train', 'bus'],
    /発車|(?<!出)発時|乗車|降車|发车|發車|开车|開車|乘车|乘車|fährt ab|odjazd|odjížd|odjezd|przyjazd|przyjeżdż|kører|kjører|výjezd/u,
  ],
  [
    ['car'],
    /rent|miet|locat|alquil|nolegg|huur|lloguer|оренд|аренд|devol|restit|return|rück|retour|vrác|vrát|zwrot|palaut|iade|返|还车|還車|반납/u,
  ],
  [
    ['event'],
    /kon[cz]ert|kontsert|concert|концерт|(?<!re)tour|visit|vorstell|spekt|spect|teat|film|kurs|cours|course|match/u,
  ],
]

/**
 * The kinds of booking that a phrase refers to by one of its words: flights for "departure airport" and "takes off",
 * none for "date". A person could not tell the kind of a bus that docks.
 */
export function kindsOfPhrase(language: Language, phrase: string): ReservationKind[] {
  const lower = phrase.toLowerCase()
  const words = new Set(lower.split(/[^\p{L}\p{M}]+/u))
  const named = reservationKinds.filter((kind) =>
    phrasesOf(language.kinds[kind]).some((word) => (unspaced.test(word) ? phrase.includes(word) : words.has(word))),
  )
  return [...named, ...own.flatMap(([kinds, pattern]) => (pattern.test(lower) ? kinds : []))]
}
